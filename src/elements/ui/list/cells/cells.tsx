import { setStyles } from '../../../runtime/style-sheets.ts'
import { cellClass, type Column } from './column.ts'
import css from '../table/dense.css?inline'

setStyles('dense-table', css)

/** Returns the cells of a row; `folded` are lines under its title, unless they are empty. Not a component per cell: a page of rows would have hundreds. */
export function cellsOf<Item>(columns: Column<Item>[], folded: Column<Item>[], item: Item) {
  return columns.map((column) => {
    const { key, label, kind } = column
    const cell = { className: cellClass(column), 'data-label': label }
    if (kind !== 'title') {
      return (
        <td key={key} role="cell" part="cell" {...cell}>
          {contentOf(column, item)}
        </td>
      )
    }
    return (
      <th key={key} role="rowheader" scope="row" part="cell" {...cell}>
        {contentOf(column, item)}
        {folded.map(
          (line) =>
            line.text?.(item) !== '' && (
              <span key={line.key} className={`pe-folded pe-folded-${line.folds}`} data-label={line.label}>
                {contentOf(line, item)}
              </span>
            ),
        )}
      </th>
    )
  })
}

/** <bdi> keeps the direction of the text from reordering the content beside it. */
function contentOf<Item>({ cell, text }: Column<Item>, item: Item) {
  if (cell) return cell(item)
  return <bdi>{text?.(item)}</bdi>
}
