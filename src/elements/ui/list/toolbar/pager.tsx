import { ChevronLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useStore } from '@nanostores/react'
import { pageSizes } from '../../../../core/contract/list.ts'
import type { List, ListView } from '../../../../core/lists/list.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Button } from '../../controls/button.tsx'
import { typingDelay, useFinishedChoice } from '../../form/finished-choice.ts'
import { useRange } from '../use-range.ts'
import css from './pager.css?inline'

setStyles('pager', css)

interface PagerProps<Item, Query extends PageQuery> {
  list: List<Item, Query>
  view: ListView<Item>
}

export function Pager<Item, Query extends PageQuery>({ list, view }: PagerProps<Item, Query>) {
  const { page, page_size } = useStore(list.$query)
  const messages = useStore($tableMessages)
  const range = useRange(view)
  const ask = (changes: Partial<PageQuery>) => list.setQuery(changes as Partial<Query>)
  const size = useFinishedChoice(String(page_size), (chosen) => ask({ page_size: Number(chosen) }), typingDelay)
  if (range === undefined) return null
  const { total = 0, more } = view.page ?? {}
  const sizes = [...new Set([...pageSizes, page_size])].sort((a, b) => a - b)

  return (
    <div className="pe-pager" part="pager" role="group" aria-label={messages.pages}>
      <label className="pe-pager-size">
        <span>{messages.rowsPerPage}</span>
        <select className="pe-control" {...size}>
          {sizes.map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </select>
      </label>
      <div className="pe-pager-steps">
        <bdi>{range}</bdi>
        <Button
          icon={<ChevronLeft20Regular className="pe-mirrored" />}
          aria-label={messages.previous}
          off={page <= 1}
          onClick={() => ask({ page: page - 1 })}
        />
        <Button
          icon={<ChevronRight20Regular className="pe-mirrored" />}
          aria-label={messages.next}
          off={page >= Math.ceil(total / page_size) && !more}
          onClick={() => ask({ page: page + 1 })}
        />
      </div>
    </div>
  )
}
