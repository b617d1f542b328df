export const attributeOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the attribute names of a property, first one preferred. HTML lowercases `doctorId` to `doctorid`. */
export const spellingsOf = (property: string): string[] => [...new Set([attributeOf(property), property.toLowerCase()])]

/** Properties that were set to null or undefined, by element. */
const unknown = new WeakMap<Element, Set<string>>()

/** Returns the value of a property: undefined if absent, null if set to null or undefined (not known yet). */
export function valueOf(element: Element, property: string): string | null | undefined {
  // Before the element is defined, its properties are plain ones.
  if (Object.hasOwn(element, property)) return textOf(Reflect.get(element, property) as string | number | null | undefined)
  const attribute = spellingsOf(property).find((name) => element.hasAttribute(name))
  return attribute === undefined ? (unknown.get(element)?.has(property) ? null : undefined) : element.getAttribute(attribute)
}

const textOf = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value))

/** The first request of a list, which can be sent before the code of its screen is there. */
export interface ListPreload<Props extends object> {
  /** Attributes of the element, in camel case. */
  attributes: readonly (keyof Props & string)[]
  /** Attributes that select the data. While the property of one is null or undefined, nothing is sent. */
  awaited: readonly (keyof Props & string)[]
  /** Sends the request; the list of the screen takes it over. */
  preload: (attributes: Props) => void
}

/** Returns the value of a property as the component receives it: trimmed; null only if it is awaited and not known yet. */
export function propOf(element: Element, name: string, awaited: readonly string[]): string | null | undefined {
  const value = valueOf(element, name)
  return value === null && awaited.includes(name) ? null : value?.trim()
}

/** Returns true if every awaited property is known. Until then an element sends no request. */
export const isKnown = <Props extends object>(props: Props, awaited: readonly (keyof Props)[]): boolean =>
  awaited.every((name) => props[name] !== null)

/** Clears the mark "set to null or undefined" of a property. Call it when its attribute changes. */
export const forgetUnknown = (element: Element, property: string): void => void unknown.get(element)?.delete(property)

/**
 * Defines properties in camel case that read and write the attributes.
 * Calls `changed` if a property is set to null or undefined.
 */
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

/** Moves properties that were set before the element was defined to their accessors, which they hide. */
export function upgradeProperties(element: HTMLElement, properties: readonly string[]): void {
  for (const name of properties) {
    const own = Object.getOwnPropertyDescriptor(element, name)
    if (!own) continue
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, own.value)
  }
}
