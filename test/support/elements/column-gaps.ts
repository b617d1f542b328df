/** Returns the boxes of all visible texts, badges, pictures and buttons of a cell. */
function boxesIn(cell: Element): DOMRect[] {
  const boxes = [...cell.querySelectorAll('.pe-badge, .pe-picture, .pe-button, .pe-row-link')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.pe-visually-hidden, .pe-action-label')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    boxes.push(...range.getClientRects())
  }
  return boxes.filter(({ width }) => width > 0)
}

export interface ColumnGap {
  between: string
  /** Pixels between the contents of two neighboring cells. */
  gap: number
}

/** Measures the space between neighboring cells of every row, including the header row. */
export function columnGaps(element: HTMLElement): ColumnGap[] {
  const isRightToLeft = getComputedStyle(element.shadowRoot!.querySelector('table')!).direction === 'rtl'
  return [...element.shadowRoot!.querySelectorAll('tr')].flatMap((row) => {
    const cells = [...row.children]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => ({ cell, boxes: boxesIn(cell) }))
      .filter(({ boxes }) => boxes.length > 0)
    return cells.slice(1).map(({ cell, boxes }, index) => {
      const before = cells[index]!
      const [first, second] = isRightToLeft ? [boxes, before.boxes] : [before.boxes, boxes]
      const gap = Math.min(...second.map(({ left }) => left)) - Math.max(...first.map(({ right }) => right))
      return { between: `${before.cell.textContent} | ${cell.textContent}`, gap }
    })
  })
}

/** Describes how far the table is wider than its element, and which header labels are cut. */
export function cutParts(element: HTMLElement): string[] {
  const frame = element.shadowRoot!.querySelector('.pe-table-frame')!
  const cut = [...element.shadowRoot!.querySelectorAll('thead th')].filter((head) => {
    const { left, right } = head.getBoundingClientRect()
    return head.checkVisibility() && boxesIn(head).some((box) => box.left < left - 0.1 || box.right > right + 0.1)
  })
  return [
    ...(frame.scrollWidth > frame.clientWidth ? [`The table by ${frame.scrollWidth - frame.clientWidth} px`] : []),
    ...cut.map(({ textContent }) => textContent),
  ]
}
