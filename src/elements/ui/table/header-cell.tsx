import { ArrowDown16Regular, ArrowSort16Regular, ArrowUp16Regular } from '@fluentui/react-icons'
import type { SortOrder } from '../../../core/contract/list.ts'
import type { Column } from './column.ts'

interface HeaderCellProps<Item> {
  column: Column<Item>
  /** Undefined where the list is sorted by another column. */
  order: SortOrder | undefined
  sortBy: (key: string) => void
}

const words = { asc: 'ascending', desc: 'descending' } as const

export function HeaderCell<Item>({ column: { label, sort, kind, folds }, order, sortBy }: HeaderCellProps<Item>) {
  const Icon = order === undefined ? ArrowSort16Regular : order === 'asc' ? ArrowUp16Regular : ArrowDown16Regular
  return (
    <th
      role="columnheader"
      className={`pe-head pe-head-${kind ?? 'text'}${folds ? ` pe-folds-${folds}` : ''}`}
      scope="col"
      aria-sort={sort ? (order ? words[order] : 'none') : undefined}
    >
      {sort ? (
        <button type="button" className="pe-sort" onClick={() => sortBy(sort)}>
          {label}
          <Icon aria-hidden="true" className={order ? 'pe-sorted' : undefined} />
        </button>
      ) : (
        <span className={kind === 'actions' ? 'pe-visually-hidden' : undefined}>{label}</span>
      )}
    </th>
  )
}
