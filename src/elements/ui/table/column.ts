import type { ReactNode } from 'react'
import type { CsvValue } from '../../../core/csv.ts'

/** A column's heading and its values as plain text. */
interface TextColumn<Item> {
  label: string
  text: (item: Item) => CsvValue
}

/** One column of a table. On narrow elements its cell is a line of the row's card. */
export interface Column<Item> {
  key: string
  label: string
  /** The sort key to ask the list for; without it the column can't be sorted. */
  sort?: string
  /** `number` stands at the end of its cell; picture, title and actions have their own places on a card. */
  kind?: 'picture' | 'title' | 'number' | 'actions'
  /** Where columns are tight, it is a line under the title instead: `early` below 1080 px of the table's own width, `middle` below 940, `late` below 900, `last` below 800. */
  folds?: 'early' | 'middle' | 'late' | 'last'
  /** Without it the cell shows the text. */
  cell?: (item: Item) => ReactNode
  /** What a file has of it; a column without stays out of files. */
  text?: TextColumn<Item>['text']
  /** What a file has beside the text, in a column of its own. */
  beside?: TextColumn<Item>
}
