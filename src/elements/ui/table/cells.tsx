import { setStyles } from '../../runtime/style-sheets.ts'
import type { Column } from './column.ts'
import css from './dense.css?inline'

setStyles('dense-table', css)

/** The cells of a row: made here and not by components of their own, of which a page of rows would have hundreds. */
export function cellsOf<Item>(columns: Column<Item>[], item: Item) {
  return columns.map((column) => {
    const { key, label, kind, folds } = column
    return (
      <td
        key={key}
        role="cell"
        className={`pe-cell pe-cell-${kind ?? 'text'}${folds ? ` pe-folds-${folds}` : ''}`}
        data-label={label}
        part="cell"
      >
        {contentOf(column, item)}
        {kind === 'title' && foldedOf(columns, item)}
      </td>
    )
  })
}

/** What may have to stand under the title. */
function foldedOf<Item>(columns: Column<Item>[], item: Item) {
  return columns
    .filter(({ folds }) => folds)
    .map((column) => (
      <span key={column.key} className={`pe-folded pe-folded-${column.folds}`} data-label={column.label}>
        {contentOf(column, item)}
      </span>
    ))
}

/** A text of unknown direction does not reorder what stands beside it. */
function contentOf<Item>({ cell, text, kind, folds }: Column<Item>, item: Item) {
  if (cell) return cell(item)
  const content = text?.(item)
  // Two lines show of a long name.
  return <bdi title={content && (kind === 'title' || folds === 'late') ? String(content) : undefined}>{content}</bdi>
}
