/** Distances in px: from the part, and from the edges of the window. */
const gap = 6
const margin = 8

/**
 * Places a tooltip inside the window: above the middle of a part, or below it if there is no room. In a column of icons it is
 * beside the part instead, where it covers no other icon. A part can name a part of it that the tooltip points to.
 */
export function placeTip(tip: HTMLElement, part: Element): void {
  const { top, bottom, left, right, width, height } = (part.querySelector('[data-pe-tip-here]') ?? part).getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const { offsetWidth, offsetHeight } = tip
  const farthest = clientWidth - margin - offsetWidth
  if (part.closest('[data-pe-tips=beside]')) {
    tip.style.top = `${top + height / 2 - offsetHeight / 2}px`
    tip.style.left = `${right + gap > farthest ? left - gap - offsetWidth : right + gap}px`
    return
  }
  const above = top - gap - offsetHeight
  tip.style.top = `${above < margin ? bottom + gap : above}px`
  tip.style.left = `${Math.max(margin, Math.min(left + width / 2 - offsetWidth / 2, farthest))}px`
}
