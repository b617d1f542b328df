import type { Id } from '../../core/contract/as-read.ts'
import type { List } from '../../core/lists/list.ts'
import type { PageQuery } from '../../core/lists/whole-list.ts'
import type { Column } from '../ui/list/cells/column.ts'
import type { Filter } from '../ui/list/filters/filter.ts'
import { useShownColumns } from '../ui/list/columns/shown-columns.ts'
import { DataTable } from '../ui/list/table/data-table.tsx'
import { ListTools } from '../ui/list/toolbar/list-tools.tsx'
import { Toolbar, type Counted } from '../ui/list/toolbar/toolbar.tsx'

export interface AccountQuery<Query> {
  query: Partial<Query>
  listState: string | undefined
}

interface AccountTableProps<Item, Query extends PageQuery> {
  kind: 'doctors' | 'patients' | 'admins'
  title: string
  /** Text of an empty list. */
  empty: string
  counted: Counted
  list: List<Item, Query>
  columns: Column<Item>[]
  filters: readonly Filter[]
}

export function AccountTable<Item extends { id: Id }, Query extends PageQuery>({
  kind,
  title,
  empty,
  counted,
  list,
  columns,
  filters,
}: AccountTableProps<Item, Query>) {
  const shown = useShownColumns(kind, columns)
  return (
    <DataTable
      label={title}
      list={list}
      columns={shown}
      keyOf={({ id }) => id}
      empty={empty}
      filters={filters}
      toolbar={
        <Toolbar
          title={title}
          counted={counted}
          list={list}
          filters={filters}
          tools={<ListTools kind={kind} list={list} columns={columns} shown={shown} />}
        />
      }
    />
  )
}
