import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { List } from '../../../../core/lists/list.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Badge } from '../../display/badge/badge.tsx'
import { Heading } from '../../display/heading.tsx'
import { Filters } from '../filters/filters.tsx'
import type { Filter } from '../filters/filter.ts'
import { useFrameWidth } from '../table/frame-width.ts'
import { SearchField } from './search-field.tsx'
import css from './toolbar.css?inline'

setStyles('toolbar', css)

/** Returns a text such as '39 practices'. `shown` is the number as text, for a list of more rows than are counted. */
export type Counted = (values: { shown: string }) => (count: number) => string

interface ToolbarProps<Item, Query extends PageQuery> {
  title: string
  counted: Counted
  /** Heading of the printed list, such as '39 active subscriptions'. Default: `counted`. */
  printed?: Counted
  list: List<Item, Query>
  filters: readonly Filter[]
  /** Default: true. */
  hasSearch?: boolean
  /** Buttons after the search. */
  tools?: ReactNode
}

export function Toolbar<Item, Query extends PageQuery>({
  title,
  counted,
  printed = counted,
  list,
  filters,
  hasSearch = true,
  tools,
}: ToolbarProps<Item, Query>) {
  const { page } = useStore(list.$view)
  const { frame, form } = useFrameWidth()
  // Several filters have a line of their own, on phones also a single one. The order of Tab is that on screen.
  const hasFilterLine = filters.length > 1 || form !== 'table'
  const count = (text: Counted) => page && text({ shown: `${page.total}${page.more ? '+' : ''}` })(page.total)

  return (
    <div className="pe-toolbar" part="toolbar" ref={frame}>
      <Heading className="pe-title" data-printed={count(printed)}>
        <span part="title">{title}</span>
        {page && (
          <Badge color="brand" part="count">
            {count(counted)}
          </Badge>
        )}
      </Heading>
      {!hasFilterLine && <Filters list={list} filters={filters} />}
      <div className="pe-toolbar-end">
        {hasSearch && <SearchField list={list} />}
        {tools}
      </div>
      {hasFilterLine && <Filters list={list} filters={filters} />}
    </div>
  )
}
