import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Id } from '../../../../core/contract/as-read.ts'
import { $density } from '../../../../core/lists/density.ts'
import type { List } from '../../../../core/lists/list.ts'
import { keyRows, noRows, type KeyedRows } from '../../../../core/lists/row-keys.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { $loadErrorMessages } from '../../../../core/i18n/parts/load-errors.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { $printing } from '../../../../core/theme/theme.ts'
import { useHostLabel } from '../../../runtime/host.ts'
import { loadErrorNotice } from '../../../runtime/load-error.ts'
import { useLoadState } from '../../../runtime/use-load-state.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Notice } from '../../feedback/notice/notice.tsx'
import type { Column } from '../cells/column.ts'
import { noFilters, type Filter } from '../filters/filter.ts'
import { EmptyState, useEmptyText } from './empty-state.tsx'
import { HeaderCell } from './header-cell.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { ListStatus } from './list-status.tsx'
import { Pager } from '../toolbar/pager.tsx'
import { Row } from './row.tsx'
import { useRowTarget } from './row-target.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SortBy } from './sort-by.tsx'
import { useFrameWidth } from './frame-width.ts'
import busyCss from './busy.css?inline'
import cardsCss from './cards.css?inline'
import linesCss from './lines.css?inline'
import controlCss from '../toolbar/control.css?inline'
import printCss from './print.css?inline'
import css from './table.css?inline'

setStyles('table', css)
setStyles('control', controlCss)
setStyles('busy', busyCss)
setStyles('cards', cardsCss)
setStyles('lines', linesCss)
setStyles('print', printCss)

/** Rows that are drawn at once. More than fit on a screen, and few enough not to block typing and clicks. */
const firstRows = 20

interface DataTableProps<Item, Query extends PageQuery> {
  /** Accessible name of the table. */
  label: string
  list: List<Item, Query>
  columns: Column<Item>[]
  keyOf: (item: Item) => Id
  /** Text of an empty list. */
  empty: string
  filters?: readonly Filter[]
  toolbar?: ReactNode
}

/**
 * Table of every list: sortable, paged, striped. Rows become cards if the element is narrow.
 * Roles are explicit, because the CSS of the cards removes the implicit roles of table tags.
 */
export function DataTable<Item, Query extends PageQuery>({
  label: title,
  list,
  columns,
  keyOf,
  empty,
  filters = [],
  toolbar,
}: DataTableProps<Item, Query>) {
  const view = useStore(list.$view)
  const { page, sort, order, loading, error } = view
  const query = useStore(list.$query)
  const emptyText = useEmptyText(empty, filters, query)
  const label = useHostLabel() ?? title
  const density = useStore($density)
  const messages = useStore($tableMessages)
  const errors = useStore($loadErrorMessages)
  useLoadState(page !== undefined, error)
  const home = useRef<HTMLDivElement>(null)
  const isDense = columns.some(({ folds }) => folds === 'early')
  const [last, setLast] = useState<KeyedRows<Item>>(noRows)
  const shownRows = page?.rows ?? noRows.rows
  const drawn = useDeferredValue(page)
  const isDrawn = drawn === page || shownRows.length <= firstRows
  const rows = last.rows === shownRows ? last : keyRows(last, shownRows, keyOf, query)
  if (rows !== last) setLast(rows)
  useKeptFocus(home, rows)
  const { frame, form, folds, isTooWide } = useFrameWidth()
  const isPrinting = useStore($printing)
  // On paper the style sheets decide alone.
  const folded = useMemo(
    () => columns.filter((column) => column.folds && (isPrinting || folds.includes(column.folds))),
    [columns, folds, isPrinting],
  )
  const rowTarget = useRowTarget()

  return (
    <div
      ref={home}
      className={`pe-table-card${density ? ` pe-${density}` : ''}`}
      part="card"
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-focus-home
    >
      {toolbar}
      {error !== undefined && <Notice {...loadErrorNotice(errors, error)} retry={list.retry} />}
      {page?.rows.length === 0 && (
        <EmptyState text={emptyText} clear={emptyText === empty ? undefined : () => list.setQuery(noFilters(filters) as Partial<Query>)} />
      )}
      {(page?.rows.length || (!page && error === undefined)) && (
        <div className="pe-table-frame" data-scrolls={isTooWide} ref={frame}>
          {form !== 'table' && <SortBy columns={columns} sort={sort} order={order} list={list} />}
          <table
            className={`pe-table${isDense ? ' pe-table-dense' : ''}${loading && page ? ' pe-waiting' : ''}`}
            part="table"
            role="table"
            aria-label={label}
            aria-busy={loading || !isDrawn}
          >
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((column) => (
                  <HeaderCell
                    key={column.key}
                    column={column}
                    folded={folded}
                    sort={sort}
                    order={order}
                    list={list}
                    isShown={form === 'table'}
                  />
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" {...rowTarget}>
              {page ? (
                page.rows.map((item, place) => (
                  <Row
                    key={rows.keys[place]}
                    id={keyOf(item)}
                    item={item}
                    columns={columns}
                    folded={folded}
                    isLine={form === 'lines'}
                    isLater={place >= firstRows}
                    isPrinting={isPrinting}
                  />
                ))
              ) : (
                <SkeletonRows columns={columns} rows={Math.min(query.page_size, 10)} />
              )}
            </tbody>
          </table>
        </div>
      )}
      <ListStatus columns={columns} empty={emptyText} {...view} />
      <p className="pe-unreadable" role="status">
        {page?.unreadable ? messages.unreadable(page.unreadable) : ''}
      </p>
      <Pager list={list} view={view} />
    </div>
  )
}
