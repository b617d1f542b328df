import type { ReactNode } from 'react'
import type { List } from '../../../../core/lists/list.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Badge } from '../../display/badge/badge.tsx'
import { useListView } from '../use-list-view.ts'
import { SearchField } from './search-field.tsx'
import css from './toolbar.css?inline'

setStyles('toolbar', css)

interface ToolbarProps<Item, Query extends PageQuery> {
  title: string
  list: List<Item, Query>
  children?: ReactNode
  /** Buttons after the search. */
  tools?: ReactNode
}

export function Toolbar<Item, Query extends PageQuery>({ title, list, children, tools }: ToolbarProps<Item, Query>) {
  const { page } = useListView(list)

  return (
    <div className="pe-toolbar" part="toolbar">
      <h2 className="pe-title">
        <span part="title">{title}</span>
        {page && (
          <Badge color="brand" part="count">
            {page.total}
            {page.more && '+'}
          </Badge>
        )}
      </h2>
      {children}
      <div className="pe-toolbar-end">
        <SearchField list={list} />
        {tools}
      </div>
    </div>
  )
}
