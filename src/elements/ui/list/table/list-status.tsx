import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ListView } from '../../../../core/lists/list.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { Column } from '../cells/column.ts'
import { useRange } from '../use-range.ts'

interface ListStatusProps<Item> extends ListView<Item> {
  columns: Column<Item>[]
  /** Text of an empty list. */
  empty: string
}

/** Announces a new order and the rows on screen. The only live region of a list: several would be spoken in any order. */
export function ListStatus<Item>({ columns, empty, ...view }: ListStatusProps<Item>) {
  const { page, loading, sort, order } = view
  const messages = useStore($tableMessages)
  const range = useRange(view)
  const column = columns.find((one) => one.sort !== undefined && one.sort === sort)
  const sorted = column ? messages[order === 'desc' ? 'sortedDown' : 'sortedUp']({ column: column.sortedBy ?? column.label }) : ''
  const [last, setLast] = useState({ page: undefined as ListView<Item>['page'], sorted, isNew: false })
  if (!loading && page !== last.page) setLast({ page, sorted, isNew: last.page !== undefined && sorted !== last.sorted })
  return (
    <p className="pe-visually-hidden" role="status">
      {loading ? messages.loading : page && [last.isNew && sorted, range ?? empty].filter(Boolean).join('. ')}
    </p>
  )
}
