import { useStore } from '@nanostores/react'
import type { Id } from '../../core/contract/as-read.ts'
import type { List } from '../../core/lists/list.ts'
import { $accountListMessages } from '../../core/i18n/screens/account-list.ts'
import type { PageQuery } from '../../core/lists/whole-list.ts'
import type { Column } from '../ui/list/cells/column.ts'
import { useShownColumns } from '../ui/list/columns/shown-columns.ts'
import { DataTable } from '../ui/list/table/data-table.tsx'
import { ListTools } from '../ui/list/toolbar/list-tools.tsx'
import { Toolbar } from '../ui/list/toolbar/toolbar.tsx'

export interface AccountQuery<Query> {
  query: Partial<Query>
  listState: string | undefined
}

interface AccountTableProps<Item, Query extends PageQuery> {
  kind: 'doctors' | 'patients' | 'admins'
  title: string
  /** Text of an empty list. */
  empty: string
  list: List<Item, Query>
  columns: Column<Item>[]
}

export function AccountTable<Item extends { id: Id }, Query extends PageQuery>({
  kind,
  title,
  empty,
  list,
  columns,
}: AccountTableProps<Item, Query>) {
  const { q } = useStore(list.$query)
  const shown = useShownColumns(kind, columns)
  const { emptySearch } = useStore($accountListMessages)
  return (
    <DataTable
      label={title}
      list={list}
      columns={shown}
      keyOf={({ id }) => id}
      empty={q ? emptySearch : empty}
      toolbar={<Toolbar title={title} list={list} tools={<ListTools kind={kind} list={list} columns={columns} shown={shown} />} />}
    />
  )
}
