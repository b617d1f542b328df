import { jsPDF } from 'jspdf'
import type { Direction } from '../../core/configuration.ts'
import { linesOfInvoice, type Invoice, type InvoiceMessages } from '../../core/invoice.ts'
import { edges, linesOf, widthOf, type Side } from './pdf-text.ts'

// In mm, on A4.
const top = 28
const bottom = 280
const rowHeight = 10
/** Between a label and its value. */
const gap = 8
const millimetresOfPoint = 25.4 / 72

interface PdfOptions {
  messages: InvoiceMessages
  /** Name of the company that sends the invoice. */
  issuer: string
  direction: Direction
}

/**
 * Returns an invoice as a PDF file, laid out in the given text direction. Long values take several lines.
 * @throws {Error} if the canvas is not available and a text needs it
 */
export function invoicePdf(invoice: Invoice, { messages, issuer, direction }: PdfOptions): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  pdf.setProperties({ title: `${messages.title} ${invoice.number}`, author: issuer })
  const [start, end]: [Side, Side] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  let y = top

  /** Writes a label and its value side by side, and moves below them. */
  function row(label: string, value: string, height = rowHeight): void {
    const lineHeight = pdf.getFontSize() * millimetresOfPoint * 1.3
    const room = edges.right - edges.left
    const [labels, values] = [
      linesOf(pdf, label, room / 2, direction),
      linesOf(pdf, value, room - Math.min(widthOf(pdf, label), room / 2) - gap, direction),
    ]
    for (let index = 0; index < Math.max(labels.length, values.length); index++) {
      if (index > 0) y += lineHeight
      if (y > bottom) {
        pdf.addPage()
        y = top
      }
      labels[index]?.write(y, start)
      values[index]?.write(y, end)
    }
    y += height
  }

  pdf.setFontSize(22)
  row(messages.title, '', rowHeight * 1.5)
  pdf.setFontSize(12)
  row(invoice.number, invoice.issued, rowHeight * 1.5)
  for (const { label, value } of linesOfInvoice(invoice, messages, issuer)) row(label, value)
  y += rowHeight / 2
  pdf.line(edges.left, y - 7, edges.right, y - 7)
  pdf.setFontSize(16)
  row(messages.total, invoice.amount)
  return pdf.output('blob')
}
