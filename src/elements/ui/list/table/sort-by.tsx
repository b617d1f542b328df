import { ArrowDown20Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowUp20Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import { useStore } from '@nanostores/react'
import type { SortOrder } from '../../../../core/contract/list.ts'
import type { List } from '../../../../core/lists/list.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { Button } from '../../controls/button.tsx'
import { typingDelay, useFinishedChoice } from '../../form/finished-choice.ts'
import type { Column } from '../cells/column.ts'

interface SortByProps<Item, Query extends PageQuery> {
  columns: Column<Item>[]
  sort: string | undefined
  order: SortOrder | undefined
  list: List<Item, Query>
}

/** Sorts cards, which have no heads: a choice of the column and a button for the direction. */
export function SortBy<Item, Query extends PageQuery>({ columns, sort, order, list }: SortByProps<Item, Query>) {
  const { sortBy, ascending, descending } = useStore($tableMessages)
  const ask = (asked: PageQuery['sort'], direction: SortOrder) => list.setQuery({ sort: asked, order: direction } as Partial<Query>)
  const choice = useFinishedChoice(sort ?? '', (chosen) => ask(chosen, 'asc'), typingDelay)
  const isDown = order === 'desc'
  const label = isDown ? descending : ascending
  return (
    <div className="pe-sort-by">
      <label className="pe-filter">
        <span>{sortBy}</span>
        <select className="pe-control" {...choice}>
          {sort === undefined && <option value="" />}
          {columns.map((column) => column.sort && <option key={column.key} value={column.sort} children={column.label} />)}
        </select>
      </label>
      <Button
        look="outline"
        icon={isDown ? <ArrowDown20Regular /> : <ArrowUp20Regular />}
        aria-label={label}
        off={sort === undefined}
        onClick={() => ask(sort, isDown ? 'asc' : 'desc')}
      />
    </div>
  )
}
