import { ArrowDown16Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowSort16Regular } from '@fluentui/react-icons/headless/svg/arrow-sort'
import { ArrowUp16Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import { useStore } from '@nanostores/react'
import type { SortOrder } from '../../../../core/contract/list.ts'
import type { List } from '../../../../core/lists/list.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import type { Column } from '../cells/column.ts'
import css from './sort-button.css?inline'

setStyles('sort-button', css)

interface SortButtonProps<Item, Query extends PageQuery> {
  column: Pick<Column<Item>, 'label' | 'sortedBy'>
  sort: string
  /** Order of the rows on screen; undefined if another column sorts them. */
  order: SortOrder | undefined
  list: List<Item, Query>
}

/** Button that sorts a list by one column, or reverses the order of the sorted column. Prefetches on pointer down. */
export function SortButton<Item, Query extends PageQuery>({ column, sort, order, list }: SortButtonProps<Item, Query>) {
  const Icon = order === undefined ? ArrowSort16Regular : order === 'asc' ? ArrowUp16Regular : ArrowDown16Regular
  const { label, sortedBy } = column
  const { sortsBy } = useStore($tableMessages)
  // A second click may come before the rows of the first one.
  const sorted = () => {
    const asked = list.$query.get()
    const last = asked.sort === sort ? asked.order : asked.sort ? undefined : order
    return { sort, order: last === 'asc' ? 'desc' : 'asc' } as Partial<Query>
  }
  return (
    <button
      type="button"
      className="pe-sort"
      aria-description={sortedBy && sortsBy({ order: sortedBy })}
      onPointerDown={() => list.prefetch(sorted())}
      onClick={() => list.setQuery(sorted())}
    >
      {label}
      <Icon aria-hidden="true" className={order ? 'pe-sorted' : undefined} />
    </button>
  )
}
