import type { List } from '../../../core/list.ts'
import type { PageQuery } from '../../../core/whole-list.ts'
import type { Column } from './column.ts'
import { ColumnsButton } from './columns-button.tsx'
import { ExportButton } from './export-button.tsx'

interface ListToolsProps<Item, Query extends PageQuery> {
  /** What the choice of columns is kept under. */
  kind: string
  /** What a file is named after. */
  name?: string
  list: List<Item, Query>
  columns: Column<Item>[]
  shown: Column<Item>[]
}

/** Which columns a list shows, and all of its rows as a file. */
export function ListTools<Item, Query extends PageQuery>({ kind, name = kind, list, columns, shown }: ListToolsProps<Item, Query>) {
  return (
    <>
      <ColumnsButton kind={kind} columns={columns} />
      <ExportButton list={list} columns={shown} name={name} />
    </>
  )
}
