import { setStyles } from '../../runtime/style-sheets.ts'
import type { Column } from './column.ts'
import css from './dense.css?inline'

setStyles('dense-table', css)

interface CellProps<Item> {
  column: Column<Item>
  /** Columns that may have to stand under the title. */
  folding: Column<Item>[]
  item: Item
}

export function Cell<Item>({ column: { label, kind, folds, cell }, folding, item }: CellProps<Item>) {
  return (
    <td role="cell" className={`pe-cell pe-cell-${kind ?? 'text'}${folds ? ` pe-folds-${folds}` : ''}`} data-label={label} part="cell">
      {cell(item)}
      {kind === 'title' &&
        folding.map(({ key, folds: when, cell: foldedCell }) => (
          <span key={key} className={`pe-folded pe-folded-${when}`}>
            {foldedCell(item)}
          </span>
        ))}
    </td>
  )
}
