/**
 * Sets `--anchor-*` variables on a pop-up: the position of its anchor in px, measured from the inline start of the page.
 * The style sheets place the pop-up beside or below the anchor.
 */
export function placeBeside(popUp: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right, width } = anchor.getBoundingClientRect()
  const { clientWidth, dir } = document.documentElement
  const start = dir === 'rtl' ? clientWidth - right : left
  const edges = { top, bottom, start, end: start + width, room: clientWidth - start }
  for (const [name, value] of Object.entries(edges)) popUp.style.setProperty(`--anchor-${name}`, `${value}px`)
}
