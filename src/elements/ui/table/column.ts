import type { ReactNode } from 'react'

/** One column of a table. On narrow elements its cell is a line of the row's card. */
export interface Column<Item> {
  key: string
  label: string
  /** The sort key to ask the list for; without it the column can't be sorted. */
  sort?: string
  /** `number` stands at the end of its cell; picture, title and actions have their own places on a card. */
  kind?: 'picture' | 'title' | 'number' | 'actions'
  /** Where columns are tight, it is a line under the title instead. A table with such columns is tight earlier than others. */
  folds?: 'early' | 'late'
  cell: (item: Item) => ReactNode
}
