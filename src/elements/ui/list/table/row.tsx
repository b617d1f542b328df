import { memo, type ReactNode } from 'react'
import { cellsOf } from '../cells/cells.tsx'
import type { Column } from '../cells/column.ts'

interface RowProps<Item> {
  item: Item
  columns: Column<Item>[]
}

function RowOfItem<Item>({ item, columns }: RowProps<Item>) {
  return (
    <tr role="row" part="row">
      {cellsOf(columns, item)}
    </tr>
  )
}

/** One row. Memoized: otherwise a click in a list of 100 rows renders all of them three times. */
export const Row = memo(RowOfItem) as <Item>(props: RowProps<Item>) => ReactNode
