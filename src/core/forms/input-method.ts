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

/**
 * Returns true for an `input` event after which the text is not complete: during a composition, which `compositionend` ends,
 * or in Firefox after the first half of a character above U+FFFF, such as an Adlam digit or an emoji, which it fires twice.
 */
export const isComposed = (event: Event): boolean => event instanceof InputEvent && (event.isComposing || endsInHalf(event.data ?? ''))

const endsInHalf = (text: string) => /[\ud800-\udbff]$/.test(text)
