import { memo, type ReactNode } from 'react'
import type { SortOrder } from '../../../../core/contract/list.ts'
import type { List } from '../../../../core/lists/list.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import type { Column } from '../cells/column.ts'
import { SortButton } from './sort-button.tsx'

interface HeaderCellProps<Item, Query extends PageQuery> {
  column: Column<Item>
  /** Columns without room. The head of the title holds their sort buttons. */
  folded: Column<Item>[]
  sort: string | undefined
  order: SortOrder | undefined
  list: List<Item, Query>
  /** True if the table shows its heads. Cards have hidden heads, without buttons. */
  isShown: boolean
}

const words = { asc: 'ascending', desc: 'descending' } as const

function HeaderCellOfColumn<Item, Query extends PageQuery>({
  column,
  folded,
  sort: sortedBy,
  order: direction,
  list,
  isShown,
}: HeaderCellProps<Item, Query>) {
  const { label, sort, kind, folds } = column
  const orderOf = (key: string) => (key === sortedBy ? direction : undefined)
  const order = sort && orderOf(sort)
  const folding = kind === 'title' && isShown ? folded.filter((other) => other.sort) : []
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
      {folding.map((other) => (
        <span key={other.key} className={`pe-folded pe-folded-${other.folds}`}>
          {other.sort && <SortButton column={other} sort={other.sort} order={orderOf(other.sort)} list={list} />}
        </span>
      ))}
    </th>
  )
}

export const HeaderCell = memo(HeaderCellOfColumn) as <Item, Query extends PageQuery>(props: HeaderCellProps<Item, Query>) => ReactNode
