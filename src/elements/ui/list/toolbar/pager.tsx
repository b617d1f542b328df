import { ChevronLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useStore } from '@nanostores/react'
import { pageSizes } from '../../../../core/contract/list.ts'
import type { List } from '../../../../core/lists/list.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Button } from '../../controls/button.tsx'
import { typingDelay, useFinishedChoice } from '../../form/finished-choice.ts'
import css from './pager.css?inline'

setStyles('pager', css)

interface PagerProps<Item, Query extends PageQuery> {
  list: List<Item, Query>
  /** Index of the first row on the page, counted from 0, and number of its rows. */
  start: number
  rows: number
  total: number
  /** True if there are more rows than `total`. */
  more: boolean
}

export function Pager<Item, Query extends PageQuery>({ list, start, rows, total, more }: PagerProps<Item, Query>) {
  const { page, page_size } = useStore(list.$query)
  const messages = useStore($tableMessages)
  const ask = (changes: Partial<PageQuery>) => list.setQuery(changes as Partial<Query>)
  const size = useFinishedChoice(String(page_size), (chosen) => ask({ page_size: Number(chosen) }), typingDelay)
  const last = Math.ceil(total / page_size)
  const sizes = [...new Set([...pageSizes, page_size])].sort((a, b) => a - b)
  // Screen readers do not announce the content of a new live region: an empty list keeps its pager, visually hidden.
  const isEmpty = total === 0

  return (
    <div
      className={isEmpty ? 'pe-visually-hidden' : 'pe-pager'}
      part={isEmpty ? undefined : 'pager'}
      role="group"
      aria-label={messages.pages}
    >
      {!isEmpty && (
        <label className="pe-pager-size">
          <span>{messages.rowsPerPage}</span>
          <select className="pe-control" {...size}>
            {sizes.map((rows) => (
              <option key={rows}>{rows}</option>
            ))}
          </select>
        </label>
      )}
      <div className="pe-pager-steps">
        <span aria-live="polite">
          {!isEmpty && <bdi>{messages.range({ from: start + 1, to: start + rows, total: more ? `${total}+` : total })}</bdi>}
        </span>
        {!isEmpty && (
          <>
            <Button
              icon={<ChevronLeft20Regular className="pe-mirrored" />}
              aria-label={messages.previous}
              off={page <= 1}
              onClick={() => ask({ page: page - 1 })}
            />
            <Button
              icon={<ChevronRight20Regular className="pe-mirrored" />}
              aria-label={messages.next}
              off={page >= last && !more}
              onClick={() => ask({ page: page + 1 })}
            />
          </>
        )}
      </div>
    </div>
  )
}
