import { memo, type ReactNode } from 'react'
import type { SortOrder } from '../../../../core/contract/list.ts'
import type { List } from '../../../../core/lists/list.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import type { Column } from '../cells/column.ts'
import { SortButton } from './sort-button.tsx'

interface HeaderCellProps<Item, Query extends PageQuery> {
  column: Column<Item>
  /** All columns of the table. The head of the title holds the sort buttons of folded columns. */
  columns: Column<Item>[]
  sort: string | undefined
  order: SortOrder | undefined
  list: List<Item, Query>
  /** True if the table shows its heads. Cards have hidden heads, without buttons. */
  isShown: boolean
}

const words = { asc: 'ascending', desc: 'descending' } as const

function HeaderCellOfColumn<Item, Query extends PageQuery>({
  column,
  columns,
  sort: sortedBy,
  order: direction,
  list,
  isShown,
}: HeaderCellProps<Item, Query>) {
  const { label, sort, kind, folds } = column
  const orderOf = (key: string) => (key === sortedBy ? direction : undefined)
  const order = sort && orderOf(sort)
  const folding = kind === 'title' && isShown ? columns.filter((other) => other.folds && other.sort) : []
  return (
    <th
      role="columnheader"
      className={`pe-head pe-head-${kind ?? 'text'}${folds ? ` pe-folds-${folds}` : ''}`}
      scope="col"
      aria-sort={sort ? (order ? words[order] : 'none') : undefined}
    >
      {sort && isShown ? (
        <SortButton column={column} sort={sort} order={order || undefined} list={list} />
      ) : (
        <span className={kind === 'actions' ? 'pe-visually-hidden' : undefined}>{label}</span>
      )}
      {folding.map((folded) => (
        <span key={folded.key} className={`pe-folded pe-folded-${folded.folds}`}>
          {folded.sort && <SortButton column={folded} sort={folded.sort} order={orderOf(folded.sort)} list={list} />}
        </span>
      ))}
    </th>
  )
}

export const HeaderCell = memo(HeaderCellOfColumn) as <Item, Query extends PageQuery>(props: HeaderCellProps<Item, Query>) => ReactNode
