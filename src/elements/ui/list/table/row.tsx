import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import type { Id } from '../../../../core/contract/as-read.ts'
import { cellsOf } from '../cells/cells.tsx'
import type { Column } from '../cells/column.ts'
import { KeptPlace } from './kept-place.tsx'
import { RowMenuButton } from './row-menu-button.tsx'

interface RowProps<Item> {
  id: Id
  item: Item
  columns: Column<Item>[]
  /** Columns without room, as lines under the title. */
  folded: Column<Item>[]
  /** True on phones: the row has two lines, and a menu with its actions that opens it to a card. */
  isLine: boolean
  /** True if the row begins below the first ones: it keeps its place, or its former item, until they are on screen. */
  isLater: boolean
  /** True while the page is printed, for which no row waits. */
  isPrinting: boolean
}

function RowOfItem<Item>({ id, item: wanted, columns, folded, isLine, isLater: beginsLater, isPrinting }: RowProps<Item>) {
  // A row that moves keeps its way of drawing, so its place is never empty again.
  const [isLater] = useState(beginsLater)
  // The first rows defer nothing: they would be drawn twice.
  const later = useDeferredValue(isLater ? wanted : null, null)
  const item = isLater && !isPrinting ? later : wanted
  // Id instead of a boolean: the row may show another item.
  const [openFor, setOpenFor] = useState<Id>()
  const isOpen = openFor === id
  if (item === null) return <KeptPlace columns={columns.length} rows={1} />
  return (
    <tr role="row" part="row" className={isOpen ? 'pe-open' : undefined}>
      {cellsOf(columns, folded, item)}
      {isLine && (
        <td role="cell" className="pe-cell-more">
          <RowMenuButton item={item} columns={columns} isOpen={isOpen} toggle={() => setOpenFor(isOpen ? undefined : id)} />
        </td>
      )}
    </tr>
  )
}

/** One row. Memoized: a click must not render all rows. */
export const Row = memo(RowOfItem) as <Item>(props: RowProps<Item>) => ReactNode
