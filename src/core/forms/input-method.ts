/**
 * Hides keys that an input method handles (such as one for Chinese, Japanese or Korean) from every listener within `root`.
 * These keys select, accept or reject suggestions: Enter must not submit a form, and Escape must not close a dialog.
 * Safari reports the Enter that ends a composition after the composition. Only key code 229 identifies it.
 */
export function ignoreInputMethodKeys(root: EventTarget): void {
  root.addEventListener('keydown', ignore, { capture: true })
}

function ignore(event: Event): void {
  if (!isInputMethodKey(event as KeyboardEvent)) return
  event.stopImmediatePropagation()
  // Chromium would also clear a search field.
  if ((event as KeyboardEvent).key === 'Escape') event.preventDefault()
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else marks that key of Safari
export const isInputMethodKey = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229

/** Returns true for an `input` event during a composition. `compositionend` fires when the text is complete. */
export const isComposed = (event: Event): boolean => event instanceof InputEvent && event.isComposing
