import { memo, type ReactNode } from 'react'
import { cellsOf } from './cells.tsx'
import type { Column } from './column.ts'

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

/** One row, drawn anew only where its item or the columns have changed: a click in a list of a hundred rows would draw all of them three times. */
export const Row = memo(RowOfItem) as <Item>(props: RowProps<Item>) => ReactNode
