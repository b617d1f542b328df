/** Hex colors of the mark on an invoice. */
export interface MarkColors {
  ground: string
  letter: string
}

/** Returns the colors that the mark of a sheet has on screen: those of the brand. */
export function markColorsOf(sheet: HTMLElement): MarkColors {
  const { backgroundColor, color } = getComputedStyle(sheet.querySelector('.pe-invoice-mark') ?? sheet)
  return { ground: hexOf(backgroundColor), letter: hexOf(color) }
}

/** A canvas knows all notations of CSS colors. */
function hexOf(color: string): string {
  const pixel = document.createElement('canvas').getContext('2d')
  if (!pixel) throw new Error('This browser cannot draw')
  pixel.fillStyle = color
  pixel.fillRect(0, 0, 1, 1)
  const bytes = [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3)
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
