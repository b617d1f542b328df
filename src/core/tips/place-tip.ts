/** Distances in px: from the part, and from the edges of the window. */
const gap = 6
const margin = 8

/** Places a tooltip above the middle of a part, or below it if there is no room, inside the window. */
export function placeTip(tip: HTMLElement, part: Element): void {
  const { top, bottom, left, width } = part.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const { offsetWidth, offsetHeight } = tip
  const above = top - gap - offsetHeight
  const centered = left + width / 2 - offsetWidth / 2
  tip.style.top = `${above < margin ? bottom + gap : above}px`
  tip.style.left = `${Math.max(margin, Math.min(centered, clientWidth - margin - offsetWidth))}px`
}
