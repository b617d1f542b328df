import Papa from 'papaparse'
import { dash } from '../format.ts'

/**
 * Values that a spreadsheet may run as a formula: also after white space, and with full-width signs, which some convert.
 * A plus with digits in groups is a phone, which spreadsheets keep as text. Papa Parse's own pattern does not match values with line breaks.
 */
const formulaStart = /^(?!\+\d+( \d+)+$)(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

export type CsvValue = string | number | null

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Creates a CSV file. Adds an apostrophe before values that a spreadsheet would run as a formula. */
export function csvFile(headings: string[], rows: CsvValue[][]): Blob {
  const data = rows.map((row) => row.map((value) => (value === dash ? '' : value)))
  const text = Papa.unparse({ fields: headings, data }, { newline: '\r\n', escapeFormulae: formulaStart })
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
