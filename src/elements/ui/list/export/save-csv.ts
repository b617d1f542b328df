import { isoDate } from '../../../../core/format.ts'
import { csvFile } from '../../../../core/lists/csv.ts'
import { readEveryRow } from '../../../../core/lists/every-row.ts'
import type { List } from '../../../../core/lists/list.ts'
import { recordExport } from '../../../../core/lists/record-export.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import type { Column } from '../cells/column.ts'
import { saveFile } from './save-file.ts'

export interface SaveOptions {
  tell: (progress: { done: number; total: number }) => void
  signal: AbortSignal
}

interface CsvOptions<Item, Query extends PageQuery> extends SaveOptions {
  list: List<Item, Query>
  columns: Column<Item>[]
  /** File name before the date. */
  name: string
  /** Parent of the temporary download link. */
  root: ShadowRoot
}

/** Downloads all rows of a list as a CSV file with the given columns. Returns the number of rows. */
export async function saveCsv<Item, Query extends PageQuery>({
  list,
  columns,
  name,
  root,
  ...options
}: CsvOptions<Item, Query>): Promise<number> {
  const rows = await readEveryRow(list, options)
  const cells = columns.flatMap(({ label, text, exported = text, beside }) =>
    [exported && { label, text: exported }, beside].filter((cell) => cell !== undefined),
  )
  const file = await csvFile(
    cells.map(({ label }) => label),
    rows,
    (row) => cells.map(({ text }) => text(row)),
    options.signal,
  )
  recordExport(list, rows.length).catch((error: unknown) => console.error('The export could not be recorded', error))
  saveFile(file, `${name}-${isoDate(new Date().toISOString())}.csv`, root)
  return rows.length
}
