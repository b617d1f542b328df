/** Returns a ref that sets the `part` attribute: components of Fluent drop that attribute. */
export const asPart = (name: string) => (element: Element | null) => element?.setAttribute('part', name)
