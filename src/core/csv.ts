import Papa from 'papaparse'
import { dash } from './format.ts'

/** The library's own rule looks no further than a line. */
const formulaStart = /^[=+\-@\t\r\n]/

export type CsvValue = string | number | null

/** By the mark, spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** A CSV file. What a spreadsheet would run as a formula is kept a text by an apostrophe before it. */
export function csvFile(headings: string[], rows: CsvValue[][]): Blob {
  const data = rows.map((row) => row.map((value) => (value === dash ? '' : value)))
  const text = Papa.unparse({ fields: headings, data }, { newline: '\r\n', escapeFormulae: formulaStart })
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
