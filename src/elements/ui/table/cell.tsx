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

export function Cell<Item>({ column, folding, item }: CellProps<Item>) {
  const { label, kind, folds } = column
  return (
    <td role="cell" className={`pe-cell pe-cell-${kind ?? 'text'}${folds ? ` pe-folds-${folds}` : ''}`} data-label={label} part="cell">
      <Content column={column} item={item} />
      {kind === 'title' &&
        folding.map((folded) => (
          <span key={folded.key} className={`pe-folded pe-folded-${folded.folds}`}>
            <Content column={folded} item={item} />
          </span>
        ))}
    </td>
  )
}

/** A text of unknown direction does not reorder what stands beside it. */
function Content<Item>({ column: { cell, text }, item }: { column: Column<Item>; item: Item }) {
  return cell ? cell(item) : <bdi>{text?.(item)}</bdi>
}
