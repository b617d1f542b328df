import { setStyles } from '../../../runtime/style-sheets.ts'
import { cellsOf } from '../cells/cells.tsx'
import type { Column } from '../cells/column.ts'
import shortCss from './short-table.css?inline'
import css from '../table/table.css?inline'

setStyles('table', css)
setStyles('short-table', shortCss)

interface ShortTableProps<Item> {
  /** Accessible name of the table. */
  label: string
  columns: Column<Item>[]
  rows: readonly Item[]
  keyOf: (item: Item) => string | number
}

/** Table with a few rows, neither sortable nor paged. It never turns into cards, so give it few columns. */
export function ShortTable<Item>({ label, columns, rows, keyOf }: ShortTableProps<Item>) {
  const folded = columns.filter(({ folds }) => folds)
  return (
    <div className="pe-short">
      <table className="pe-table pe-short-table" part="table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, label: heading, kind, folds }) => (
              <th key={key} scope="col" className={`pe-head pe-head-${kind ?? 'text'}${folds ? ` pe-folds-${folds}` : ''}`}>
                <span className={kind === 'picture' || kind === 'actions' ? 'pe-visually-hidden' : undefined}>{heading}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <tr key={keyOf(item)} part="row">
              {cellsOf(columns, folded, item)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
