import { jsPDF } from 'jspdf'
import type { Direction } from '../../core/configuration.ts'
import { invoiceLines, type Invoice } from '../../core/invoice.ts'
import type { $invoiceMessages } from '../../core/i18n/screens/invoice.ts'

type InvoiceMessages = ReturnType<typeof $invoiceMessages.get>

// In mm, on A4.
const margin = { left: 20, right: 190, top: 28 }
const lineHeight = 10

type Side = 'left' | 'right'

/**
 * Returns an invoice as a PDF file, laid out in the given text direction.
 * @throws {Error} if the canvas is not available and a text needs it
 */
export function invoicePdf(invoice: Invoice, messages: InvoiceMessages, direction: Direction): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  pdf.setProperties({ title: `${messages.title} ${invoice.number}` })
  const [start, end]: [Side, Side] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const line = (label: string, value: string, y: number) => {
    write(pdf, label, y, start, direction)
    write(pdf, value, y, end, direction)
  }

  pdf.setFontSize(22)
  write(pdf, messages.title, margin.top, start, direction)
  pdf.setFontSize(12)
  line(invoice.number, invoice.issued, margin.top + lineHeight * 1.5)
  invoiceLines.forEach((name, index) => line(messages[name], invoice[name], margin.top + lineHeight * (3 + index)))
  const total = margin.top + lineHeight * (3.5 + invoiceLines.length)
  pdf.line(margin.left, total - 7, margin.right, total - 7)
  pdf.setFontSize(16)
  line(messages.total, invoice.amount, total)
  return pdf.output('blob')
}

// The 14 standard fonts of PDF contain Western European characters only.
const isWestern = (text: string) => /^[\u0020-\u00ff\u2013\u20ac]*$/.test(text)

function write(pdf: jsPDF, text: string, y: number, side: Side, direction: Direction): void {
  const printable = text.replaceAll(/[\u00a0\u202f]/g, ' ')
  if (isWestern(printable)) pdf.text(printable, margin[side], y, { align: side })
  else drawAsPicture(pdf, printable, y, side, direction)
}

/** Draws other scripts on a canvas: the browser has the fonts and joins the letters correctly. */
function drawAsPicture(pdf: jsPDF, text: string, y: number, side: Side, direction: Direction): void {
  const scale = 4
  const pixelsOfPoint = (96 / 72) * scale
  const fontSize = pdf.getFontSize() * pixelsOfPoint
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  const font = `${fontSize}px system-ui, sans-serif`
  context.font = font
  canvas.width = Math.ceil(context.measureText(text).width)
  canvas.height = Math.ceil(fontSize * 1.5)
  context.font = font
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  context.direction = direction
  context.fillText(text, 0, fontSize * 1.1)
  const millimetresOfPixel = 25.4 / 96 / scale
  const width = canvas.width * millimetresOfPixel
  const baseline = fontSize * 1.1 * millimetresOfPixel
  pdf.addImage(
    canvas,
    'PNG',
    side === 'right' ? margin.right - width : margin.left,
    y - baseline,
    width,
    canvas.height * millimetresOfPixel,
  )
}
