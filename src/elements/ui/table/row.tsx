import { memo, type ReactNode } from 'react'
import { Cell } from './cell.tsx'
import type { Column } from './column.ts'

interface RowProps<Item> {
  item: Item
  columns: Column<Item>[]
}

function RowOfItem<Item>({ item, columns }: RowProps<Item>) {
  const folding = columns.filter(({ folds }) => folds)
  return (
    <tr role="row" part="row">
      {columns.map((column) => (
        <Cell key={column.key} column={column} folding={folding} item={item} />
      ))}
    </tr>
  )
}

/** One row, drawn anew only where its item or the columns have changed: a click in a list of a hundred rows would draw all of them three times. */
export const Row = memo(RowOfItem) as <Item>(props: RowProps<Item>) => ReactNode
