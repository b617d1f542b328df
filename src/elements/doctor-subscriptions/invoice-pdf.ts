import { jsPDF } from 'jspdf'
import type { Direction } from '../../core/configuration.ts'
import { factsOfInvoice, invoiceColumns, markOf, type Invoice, type InvoiceMessages } from '../../core/invoice.ts'
import { contextOf, edges, linesOf, widthOf, type Side } from './pdf-text.ts'

// In mm, on A4.
const top = 28
const pageNumber = 285
const markSize = 11
const widestLogo = 48
/** Pixels of a logo. */
const pixelsOfMillimeter = 12
const gap = 8
const width = edges.right - edges.left
const half = (width - gap) / 2
/** Distances of the columns plan, period and amount from the start of a line. */
const columns = [0, 62, width]
const columnWidths = [54, 70, half]
const millimetersOfPoint = 25.4 / 72

interface PdfOptions {
  messages: InvoiceMessages
  /** Name of the company that sends the invoice. */
  issuer: string
  direction: Direction
  /** Logo beside the issuer, loaded, or the CSS colors of a mark with its first letter. */
  mark: HTMLImageElement | Pick<CSSStyleDeclaration, 'backgroundColor' | 'color'>
}

interface TextStyle {
  size?: number
  bold?: boolean
  /** Room for a line, in mm. */
  room?: number
  color?: string
}

const labelStyle: TextStyle = { size: 9, color: '#5a5a66' }

/**
 * Returns an invoice as a PDF file with the layout of the sheet on screen, in the given text direction. Long values take several lines.
 * @throws {Error} if the canvas is not available and a text or the logo needs it, or if the logo's origin does not allow its use
 */
export function invoicePdf(invoice: Invoice, { messages, issuer, direction, mark }: PdfOptions): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  pdf.setProperties({ title: `${messages.title} ${invoice.number}`, author: issuer })
  const isRtl = direction === 'rtl'
  const [start, end]: [Side, Side] = isRtl ? ['right', 'left'] : ['left', 'right']
  const at = (distance: number) => (isRtl ? edges.right - distance : edges.left + distance)
  let y = top

  /** Writes a text from `y` on, beside the others of its row. Returns the y below its last line. */
  function write(
    text: string,
    distance: number,
    { size = 11, bold = false, room = half, color = '#16161d' }: TextStyle = {},
    side = start,
  ): number {
    pdf
      .setFontSize(size)
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setTextColor(color)
    const height = size * millimetersOfPoint * 1.35
    const lines = linesOf(pdf, text, room, direction)
    lines.forEach((line, index) => line.write(y + index * height, side, at(distance)))
    return y + lines.length * height
  }

  /** Writes a text in the middle of the first `room` mm of the line. */
  function writeCentered(text: string, room: number, style: TextStyle): void {
    pdf.setFontSize(style.size ?? 11)
    write(text, (room - widthOf(pdf, text)) / 2, { ...style, room }, start)
  }

  function rule(): void {
    pdf.setDrawColor('#d0d0d8').line(edges.left, y, edges.right, y)
  }

  /** Draws the logo or the mark, and returns its width. */
  function drawMark(): number {
    const place = (markWidth: number): [number, number] => [isRtl ? edges.right - markWidth : edges.left, y - 7.5]
    if (mark instanceof HTMLImageElement) {
      const logo = logoOf(mark)
      const [logoWidth, logoHeight] = [logo.width / pixelsOfMillimeter, logo.height / pixelsOfMillimeter]
      pdf.addImage(logo, 'PNG', ...place(logoWidth), logoWidth, logoHeight, undefined, 'FAST')
      return logoWidth
    }
    pdf.setFillColor(hexOf(mark.backgroundColor)).roundedRect(...place(markSize), markSize, markSize, 2, 2, 'F')
    writeCentered(markOf(issuer), markSize, { size: 15, bold: true, color: hexOf(mark.color) })
    return markSize
  }

  const markWidth = drawMark()
  const belowIssuer = write(issuer, markWidth + 4, { size: 14, bold: true, room: half - markWidth })
  y = write(`${messages.title} ${invoice.number}`, width, { size: 14, bold: true }, end)
  y = Math.max(belowIssuer, write(invoice.issued, width, labelStyle, end)) + 6
  rule()
  y += gap

  const facts = factsOfInvoice(invoice, messages, issuer)
  for (let index = 0; index < facts.length; index += 2) {
    const row = facts.slice(index, index + 2)
    const labelY = y
    const ends = row.map(({ label, value }, place) => {
      y = labelY
      y = write(label, place * (half + gap), labelStyle) + 1
      return write(value, place * (half + gap))
    })
    y = Math.max(...ends) + 3
  }
  rule()
  y += gap + 2

  const cells = (texts: string[], style: TextStyle) => {
    const ends = texts.map((text, index) =>
      write(text, columns[index] ?? 0, { ...style, room: columnWidths[index] ?? half }, index === 2 ? end : start),
    )
    y = Math.max(...ends)
  }
  cells(
    invoiceColumns.map((key) => messages[key]),
    labelStyle,
  )
  rule()
  y += 7
  // The PDF writes digits from left to right.
  const period = isRtl ? invoice.period.split(' – ').reverse().join(' – ') : invoice.period
  cells(
    invoiceColumns.map((key) => (key === 'period' ? period : invoice[key])),
    {},
  )
  rule()
  y += 9
  cells([messages.total, '', invoice.amount], { size: 15, bold: true })
  y = pageNumber
  writeCentered(messages.page({ page: 1, pages: 1 }), width, labelStyle)
  return pdf.output('blob')
}

/** Draws a logo as large as its place, or smaller to keep its shape. A drawing without a size is square. */
function logoOf(image: HTMLImageElement): HTMLCanvasElement {
  const [imageWidth, imageHeight] = [image.naturalWidth || markSize, image.naturalHeight || markSize]
  const scale = Math.min(markSize / imageHeight, widestLogo / imageWidth) * pixelsOfMillimeter
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(imageWidth * scale)),
    height: Math.max(1, Math.round(imageHeight * scale)),
  })
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Returns a CSS color as a hex color. A canvas knows all notations. */
function hexOf(color: string): string {
  const pixel = contextOf(document.createElement('canvas'))
  pixel.fillStyle = color
  pixel.fillRect(0, 0, 1, 1)
  const bytes = [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3)
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
