export const attributeOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The names under which a property may stand as an attribute, the one that counts first: HTML writes `doctorId` as `doctorid`. */
export const spellingsOf = (property: string): string[] => [...new Set([attributeOf(property), property.toLowerCase()])]

/** The properties of an element that were set to nothing. */
const unknown = new WeakMap<Element, Set<string>>()

/** What an element says of a property: undefined where nothing, null where it was set to null or undefined, which means that it is not known yet. */
export function valueOf(element: Element, property: string): string | null | undefined {
  const attribute = spellingsOf(property).find((name) => element.hasAttribute(name))
  return attribute === undefined ? (unknown.get(element)?.has(property) ? null : undefined) : element.getAttribute(attribute)
}

/** An attribute was set or removed: what was set to nothing before counts no more. */
export const forgetUnknown = (element: Element, property: string): void => void unknown.get(element)?.delete(property)

/** Mirrors attributes as properties of the same text in camel case. `changed` is called for a property that is set to nothing. */
export function mirrorAttributes<Mirrored extends HTMLElement>(
  prototype: Mirrored,
  properties: readonly string[],
  changed: (element: Mirrored, property: string) => unknown,
): void {
  for (const name of properties) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Mirrored) {
        return valueOf(this, name) ?? null
      },
      set(this: Mirrored, value: string | number | null | undefined) {
        if (value !== null && value !== undefined) return this.setAttribute(attributeOf(name), String(value))
        for (const attribute of spellingsOf(name)) this.removeAttribute(attribute)
        unknown.set(this, (unknown.get(this) ?? new Set()).add(name))
        changed(this, name)
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
