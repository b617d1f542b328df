/** Focuses the heading of the page, so that screen readers announce it. Does not scroll. */
export function focusHeading(): void {
  const main = document.querySelector('main')
  ;(main?.querySelector('h1') ?? main)?.focus({ preventScroll: true })
}
