import type { List } from '../../../../core/lists/list.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import type { Column } from '../cells/column.ts'
import { ColumnsButton } from '../columns/columns-button.tsx'
import { ExportButton } from '../export/export-button.tsx'

interface ListToolsProps<Item, Query extends PageQuery> {
  /** Key under which the choice of columns is stored. */
  kind: string
  /** File name of exports; default: `kind`. */
  name?: string
  list: List<Item, Query>
  columns: Column<Item>[]
  shown: Column<Item>[]
}

export function ListTools<Item, Query extends PageQuery>({ kind, name = kind, list, columns, shown }: ListToolsProps<Item, Query>) {
  return (
    <>
      <ColumnsButton kind={kind} columns={columns} />
      <ExportButton list={list} columns={shown} name={name} />
    </>
  )
}
