import { DocumentSearchRegular } from '@fluentui/react-icons/headless/svg/document-search'
import { useStore } from '@nanostores/react'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { Button } from '../../controls/button.tsx'
import { State } from '../../feedback/state/state.tsx'
import { usedFilters, type Filter } from '../filters/filter.ts'

interface EmptyStateProps {
  text: string
  /** Removes search and filters; undefined if the list has none in use. */
  clear?: (() => void) | undefined
}

export function EmptyState({ text, clear }: EmptyStateProps) {
  const { clearAll, otherFilters, appears } = useStore($tableMessages)
  return (
    <State icon={<DocumentSearchRegular aria-hidden="true" />} title={text} reason={clear ? otherFilters : appears} part="empty">
      {clear && (
        <Button look="outline" onClick={clear}>
          <span>{clearAll}</span>
        </Button>
      )}
    </State>
  )
}

/** Returns why a list is empty: `empty` without a search and filters, otherwise what nothing matches. */
export function useEmptyText(empty: string, filters: readonly Filter[], { q, ...query }: PageQuery): string {
  const { nothingMatches, nothingIn, nothingMatchesIn } = useStore($tableMessages)
  const used = usedFilters(filters, query).join(', ')
  if (q) return used ? nothingMatchesIn({ q, filters: used }) : nothingMatches({ q })
  return used ? nothingIn({ filters: used }) : empty
}
