import { ArrowDown16Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowSort16Regular } from '@fluentui/react-icons/headless/svg/arrow-sort'
import { ArrowUp16Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import { memo, type ReactNode } from 'react'
import type { SortOrder } from '../../../core/contract/list.ts'
import type { List } from '../../../core/list.ts'
import type { PageQuery } from '../../../core/whole-list.ts'
import type { Column } from './column.ts'

interface HeaderCellProps<Item, Query extends PageQuery> {
  column: Column<Item>
  /** Undefined where the list is sorted by another column. */
  order: SortOrder | undefined
  list: List<Item, Query>
}

const words = { asc: 'ascending', desc: 'descending' } as const

function HeaderCellOfColumn<Item, Query extends PageQuery>({ column: { label, sort, kind, folds }, order, list }: HeaderCellProps<Item, Query>) {
  const Icon = order === undefined ? ArrowSort16Regular : order === 'asc' ? ArrowUp16Regular : ArrowDown16Regular
  const sorted = { sort, order: order === 'asc' ? 'desc' : 'asc' } as Partial<Query>
  return (
    <th
      role="columnheader"
      className={`pe-head pe-head-${kind ?? 'text'}${folds ? ` pe-folds-${folds}` : ''}`}
      scope="col"
      aria-sort={sort ? (order ? words[order] : 'none') : undefined}
    >
      {sort ? (
        <button type="button" className="pe-sort" onPointerDown={() => list.expect(sorted)} onClick={() => list.ask(sorted)}>
          {label}
          <Icon aria-hidden="true" className={order ? 'pe-sorted' : undefined} />
        </button>
      ) : (
        <span className={kind === 'actions' ? 'pe-visually-hidden' : undefined}>{label}</span>
      )}
    </th>
  )
}

/** The head of one column, drawn anew only where it or the order has changed. */
export const HeaderCell = memo(HeaderCellOfColumn) as <Item, Query extends PageQuery>(props: HeaderCellProps<Item, Query>) => ReactNode
