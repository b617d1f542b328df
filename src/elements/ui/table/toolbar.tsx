import { Search20Regular } from '@fluentui/react-icons'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { List } from '../../../core/list.ts'
import { $tableMessages } from '../../../core/messages/table.ts'
import type { PageQuery } from '../../../core/whole-list.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { Badge } from '../badge/badge.tsx'
import { useListView } from './list-view.ts'
import css from './toolbar.css?inline'

setStyles('toolbar', css)

/** Milliseconds without a key press before a search is sent. */
const searchPause = 250

interface ToolbarProps<Item, Query extends PageQuery> {
  title: string
  list: List<Item, Query>
  /** Filters, between title and search. */
  children?: ReactNode
  /** Buttons after the search. */
  tools?: ReactNode
}

/** Title with the count badge, filters and search of a list. */
export function Toolbar<Item, Query extends PageQuery>({ title, list, children, tools }: ToolbarProps<Item, Query>) {
  const { page } = useListView(list)
  const messages = useStore($tableMessages)
  const [sought, setSought] = useState(list.$query.get().q ?? '')
  const sent = useRef(sought)

  useEffect(() => {
    if (sought === sent.current) return
    const timer = setTimeout(() => {
      sent.current = sought
      list.ask({ q: sought || undefined } as Partial<Query>)
    }, searchPause)
    return () => clearTimeout(timer)
  }, [sought, list])

  // Another search than the field's own has come from elsewhere.
  useEffect(
    () =>
      list.$query.listen(({ q = '' }) => {
        if (q === sent.current) return
        sent.current = q
        setSought(q)
      }),
    [list],
  )

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
        <label className="pe-search">
          <Search20Regular aria-hidden="true" />
          <input
            type="search"
            className="pe-control"
            aria-label={messages.search}
            placeholder={messages.search}
            maxLength={200}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </label>
        {tools}
      </div>
    </div>
  )
}
