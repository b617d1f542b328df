/**
 * Keeps the keys that an input method handles, such as one for Chinese, Japanese or Korean, from every listener within `root`.
 * They choose, take or drop its proposals: Enter submits nothing then, and Escape closes nothing.
 * Safari reports the Enter that ends a composition after its end. Only the key code 229 tells that one apart.
 */
export function ignoreInputMethodKeys(root: EventTarget): void {
  root.addEventListener('keydown', ignore, { capture: true })
}

function ignore(event: Event): void {
  if (!isInputMethodKey(event as KeyboardEvent)) return
  event.stopImmediatePropagation()
  // Chromium would clear a search as well.
  if ((event as KeyboardEvent).key === 'Escape') event.preventDefault()
}

/** Whether an input method handles a key that was pressed. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else marks that key of Safari
export const isInputMethodKey = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229

/** Whether an `input` event reports a text that an input method is still composing. `compositionend` comes when it is whole. */
export const isComposed = (event: Event): boolean => event instanceof InputEvent && event.isComposing
