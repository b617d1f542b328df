import type { ReactNode } from 'react'

/** One column of a table. On narrow elements its cell is a line of the row's card. */
export interface Column<Item> {
  key: string
  label: string
  /** The sort key to ask the list for; without it the column can't be sorted. */
  sort?: string
  /** `number` stands at the end of its cell; picture, title and actions have their own places on a card. */
  kind?: 'picture' | 'title' | 'number' | 'actions'
  cell: (item: Item) => ReactNode
}
