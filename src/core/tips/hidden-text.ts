/** Returns true if the box shows only a part of its text, such as two lines of a long name or nothing of a hidden label. */
function isCut(box: Element): boolean {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box
  return (scrollWidth > clientWidth || scrollHeight > clientHeight) && getComputedStyle(box).overflow !== 'visible'
}

/** Returns true if the style sheet shows the text of a link, such as "Edit" in a wide table. */
const hasDrawnText = (part: Element) => part.hasAttribute('data-text') && getComputedStyle(part, '::after').content !== 'none'

/** Returns what a part does not show: its description, its name if it shows none or is an image, or its text if that is cut off. */
export function hiddenTextOf(part: Element): string | null {
  const description = part.getAttribute('aria-description')
  if (description) return description
  const { textContent } = part
  if (part.matches('[role=img]')) return part.getAttribute('aria-label')
  const isReadable = (textContent.trim() !== '' || hasDrawnText(part)) && ![part, ...part.querySelectorAll('*')].some(isCut)
  return isReadable ? null : (part.getAttribute('aria-label') ?? textContent)
}
