import type { jsPDF } from 'jspdf'
import { cleanLine } from '../../core/contract/typed-text.ts'
import type { Direction } from '../../core/configuration.ts'

/** Left and right edge of the text, in mm on A4. */
export const edges = { left: 20, right: 190 }
export type Side = keyof typeof edges

/** Line of a text, ready to be written. */
export interface PdfLine {
  /** Writes the line with its baseline at `y` mm. `side` of the text is at `x` mm, by default the edge of the page's text. */
  write: (y: number, side: Side, x?: number) => void
}

interface Pen {
  /** Width of a text in mm. */
  widthOf: (text: string) => number
  write: (text: string, y: number, side: Side, x: number) => void
}

/** Splits a text into lines of at most `width` mm in the present font size. */
export function linesOf(pdf: jsPDF, text: string, width: number, direction: Direction): PdfLine[] {
  // The fonts have no narrow spaces, and letters with their accents only.
  const printable = cleanLine(text.replaceAll(/[\u00a0\u202f]/g, ' ')).normalize('NFC')
  const pen = isWestern(printable) ? penOf(pdf) : drawingPenOf(pdf, directionOf(printable) ?? direction)
  return wrap(printable, width, pen.widthOf).map((line) => ({ write: (y, side, x = edges[side]) => pen.write(line, y, side, x) }))
}

/** Width of a text in mm. */
export const widthOf = (pdf: jsPDF, text: string): number => (isWestern(text) ? penOf(pdf) : drawingPenOf(pdf, 'ltr')).widthOf(text)

// The 14 standard fonts of PDF contain Western European characters only.
const isWestern = (text: string) => /^[\u0020-\u00ff\u2013\u20ac]*$/.test(text)

/** Direction of the first letter; undefined without letters. */
function directionOf(text: string): Direction | undefined {
  const letter = /\p{L}/u.exec(text)?.[0]
  return letter === undefined ? undefined : /[\u0590-\u08ff\ufb1d-\ufefc]/.test(letter) ? 'rtl' : 'ltr'
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Breaks a text between words; words longer than a line between letters. */
function wrap(text: string, width: number, widthOf: Pen['widthOf']): string[] {
  const lines: string[] = []
  let line = ''
  const add = (part: string) => {
    if (line && widthOf(`${line}${part}`.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
  }
  for (const word of text.split(/(?<=\s)/)) {
    if (widthOf(word.trimEnd()) <= width) add(word)
    else for (const { segment } of letters.segment(word)) add(segment)
  }
  return [...lines, line.trimEnd()]
}

const penOf = (pdf: jsPDF): Pen => ({
  widthOf: (text) => pdf.getTextWidth(text),
  write: (text, y, side, x) => void pdf.text(text, x, y, { align: side }),
})

/** @throws {Error} if the browser has no canvas */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  return context
}

/** Draws other scripts on a canvas: the browser has the fonts and joins the letters correctly. */
function drawingPenOf(pdf: jsPDF, direction: Direction): Pen {
  const scale = 4
  const fontSize = pdf.getFontSize() * (96 / 72) * scale
  const millimetersOfPixel = 25.4 / 96 / scale
  const canvas = document.createElement('canvas')
  const context = contextOf(canvas)
  const weight = pdf.getFont().fontStyle === 'bold' ? 'bold ' : ''
  // A canvas loses its settings when its size changes.
  const prepare = () =>
    Object.assign(context, {
      font: `${weight}${fontSize}px system-ui, sans-serif`,
      textAlign: 'left',
      direction,
      fillStyle: pdf.getTextColor(),
    })
  const pixelsOf = (text: string) => Math.ceil(context.measureText(text).width)
  prepare()

  return {
    widthOf: (text) => pixelsOf(text) * millimetersOfPixel,
    write: (text, y, side, x) => {
      canvas.width = pixelsOf(text)
      canvas.height = Math.ceil(fontSize * 1.5)
      prepare()
      context.fillText(text, 0, fontSize * 1.1)
      const [width, height] = [canvas.width * millimetersOfPixel, canvas.height * millimetersOfPixel]
      const left = side === 'right' ? x - width : x
      pdf.addImage(canvas, 'PNG', left, y - fontSize * 1.1 * millimetersOfPixel, width, height, undefined, 'FAST')
    },
  }
}
