import Papa from 'papaparse'
import { dash } from '../format.ts'
import { createTimeSlicer } from '../scheduling/yield-to-main.ts'

/**
 * Values that a spreadsheet may run as a formula: also after white space, and with full-width signs, which some convert.
 * A plus with digits in groups is a phone, which spreadsheets keep as text. Papa Parse's own pattern does not match values with line breaks.
 */
const formulaStart = /^(?!\+\d+( \d+)+$)(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

export type CsvValue = string | number | null

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

const newline = '\r\n'

const linesOf = (rows: CsvValue[][]) => Papa.unparse(rows, { newline, escapeFormulae: formulaStart }) + newline

/** Rows that are written at once. */
const batch = 200

/**
 * Creates a CSV file, in time slices. Adds an apostrophe before values that a spreadsheet would run as a formula.
 * Rejects when aborted.
 */
export async function csvFile<Row>(
  headings: string[],
  rows: readonly Row[],
  valuesOf: (row: Row) => CsvValue[],
  signal?: AbortSignal,
): Promise<Blob> {
  const pause = createTimeSlicer(signal)
  const parts = [byteOrderMark, linesOf([headings])]
  for (let start = 0; start < rows.length; start += batch) {
    const values = rows.slice(start, start + batch).map(valuesOf)
    parts.push(linesOf(values.map((row) => row.map((value) => (value === dash ? '' : value)))))
    await pause()
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
