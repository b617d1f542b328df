/** Tells a pop-up where the thing is that it belongs to, from the edges where the page's lines begin; style sheets put it beside or below. */
export function placeBeside(popUp: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right, width } = anchor.getBoundingClientRect()
  const { clientWidth, dir } = document.documentElement
  const start = dir === 'rtl' ? clientWidth - right : left
  const edges = { top, bottom, start, end: start + width, room: clientWidth - start }
  for (const [name, value] of Object.entries(edges)) popUp.style.setProperty(`--anchor-${name}`, `${value}px`)
}
