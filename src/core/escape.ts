import { isInputMethodKey } from './forms/input-method.ts'

interface Taker {
  /** Takes the key only while the page renders this. */
  element: Element
  /** Element around the key's target, such as the custom element. */
  host: Element
  onEscape: () => void
}

// The last taker gets the key.
const takers: Taker[] = []

/**
 * Calls `onEscape` on Escape and hides the key from the page, such as from a modal around the element.
 * Most modals of libraries close on Escape even if its default is prevented.
 * @returns stops this
 */
export function takeEscape(taker: Taker): () => void {
  window.addEventListener('keydown', handle, true)
  takers.push(taker)
  return () => {
    takers.splice(takers.indexOf(taker), 1)
    if (takers.length === 0) window.removeEventListener('keydown', handle, true)
  }
}

export const isRendered = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility()

/** Hides Escape from all other handlers. Stops the `keyup` too: some handlers close on it. */
export function consumeEscape(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  window.addEventListener('keyup', (released) => released.key === 'Escape' && released.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
}

/** Handles Escape before the page does. */
function handle(event: KeyboardEvent): void {
  const top = takers.findLast(({ element }) => isRendered(element))
  if (!top || event.key !== 'Escape' || isInputMethodKey(event)) return
  const path = event.composedPath()
  // The focus may be on the body because its button was removed. Any other target outside belongs to something above this element.
  if (event.target !== document.body && !path.includes(top.host)) return
  // A focused toast closes before the dialog around it.
  if (path.some((node) => node instanceof Element && node.localName === 'pe-toast-outlet')) return
  consumeEscape(event)
  top.onEscape()
}
