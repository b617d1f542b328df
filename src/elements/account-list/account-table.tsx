import { useStore } from '@nanostores/react'
import type { Id } from '../../core/contract/as-read.ts'
import type { List } from '../../core/list.ts'
import { $accountListMessages } from '../../core/messages/account-list.ts'
import type { PageQuery } from '../../core/whole-list.ts'
import type { Column } from '../ui/table/column.ts'
import { useShownColumns } from '../ui/table/column-choice.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { useListState } from '../ui/table/list-state.ts'
import { ListTools } from '../ui/table/list-tools.tsx'
import { Toolbar } from '../ui/table/toolbar.tsx'

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
  listState: string | undefined
  columns: Column<Item>[]
}

export function AccountTable<Item extends { id: Id }, Query extends PageQuery>({
  kind,
  title,
  empty,
  list,
  listState,
  columns,
}: AccountTableProps<Item, Query>) {
  const { q } = useStore(list.$query)
  useListState(list, listState)
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
