/** Registers the element of a tag. If its code cannot be loaded, fires `load-error` with code `network`. */
export async function registerElement(element: HTMLElement, register: () => Promise<unknown>): Promise<void> {
  try {
    await register()
  } catch (error) {
    console.error(`<${element.localName}> could not be loaded`, error)
    const detail = { code: 'network', message: String(error) }
    element.dispatchEvent(new CustomEvent('load-error', { detail, bubbles: true, composed: true }))
  }
}

/**
 * Notes whether the value of a property is known. The value itself is the attribute; without one, the element waits.
 * Not for properties of every HTML element: before its registration, an element takes `dir = null` for `dir="null"`.
 */
export function noteProperty(element: HTMLElement, property: string, known: boolean): void {
  // An element that is not registered yet keeps null and would set it later.
  Reflect.deleteProperty(element, property)
  if (!known && !(property in HTMLElement.prototype)) Reflect.set(element, property, null)
}

export const isKnown = (value: unknown): boolean => value !== null && value !== undefined
