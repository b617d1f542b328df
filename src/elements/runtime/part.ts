/** A ref that opens an element to `::part()`: Fluent's components drop the attribute. */
export const asPart = (name: string) => (element: Element | null) => element?.setAttribute('part', name)
