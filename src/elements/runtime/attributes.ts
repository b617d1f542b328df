export const attributeOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Mirrors attributes as properties of the same text in camel case. */
export function mirrorAttributes(prototype: HTMLElement, properties: readonly string[]): void {
  for (const name of properties) {
    const attribute = attributeOf(name)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute)
      },
      set(this: HTMLElement, value: string | number | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      },
    })
  }
}

/** A property that was set before the element was defined hides the accessor. */
export function upgradeProperties(element: HTMLElement, properties: readonly string[]): void {
  for (const name of properties) {
    const own = Object.getOwnPropertyDescriptor(element, name)
    if (!own) continue
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, own.value)
  }
}
