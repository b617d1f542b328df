import type { ReactNode } from 'react'
import type { CsvValue } from '../../../../core/lists/csv.ts'

/** A column's heading and its values as plain text. */
interface TextColumn<Item> {
  label: string
  text: (item: Item) => CsvValue
}

/** Widths of a table in px below which its columns fold, as in `dense.css`. The element is 2 px wider. */
export const foldsBelow = { early: 1048, middle: 998, late: 858, last: 798 }

/** One column of a table. On narrow elements its cell is a line of the row's card. */
export interface Column<Item> {
  key: string
  label: string
  /** Sort key for the list. Without it the column can't be sorted. */
  sort?: string
  /** Words of the order if it is more than the label, such as 'currency, then amount'. */
  sortedBy?: string
  /** `number` aligns to the end of its cell. Picture, title and actions have fixed places on a card. */
  kind?: 'picture' | 'title' | 'number' | 'actions'
  /** Folds into a line under the title below this width. */
  folds?: keyof typeof foldsBelow
  /** True if phones show the cell in the row's second line. They show the others when the row is open. */
  brief?: boolean
  /** Content of the cell; default: `text`. */
  cell?: (item: Item) => ReactNode
  /** Text of the cell, and value in exported files. Columns without it are not exported. */
  text?: TextColumn<Item>['text']
  /** Value in exported files if it is another one. */
  exported?: TextColumn<Item>['text']
  /** Additional column in exported files. */
  beside?: TextColumn<Item>
}

/** Returns the classes of a column's cells. */
export const cellClass = ({ kind, folds, brief }: Pick<Column<unknown>, 'kind' | 'folds' | 'brief'>): string =>
  `pe-cell pe-cell-${kind ?? 'text'}${folds ? ` pe-folds-${folds}` : ''}${brief ? ' pe-brief' : ''}`
