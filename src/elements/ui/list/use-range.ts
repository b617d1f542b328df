import { useStore } from '@nanostores/react'
import type { ListView } from '../../../core/lists/list.ts'
import { $tableMessages } from '../../../core/i18n/parts/table.ts'

/** Returns which rows are on screen, such as '21–30 of 214'. Undefined for an empty list. */
export function useRange({ page, start }: Pick<ListView<unknown>, 'page' | 'start'>): string | undefined {
  const { range } = useStore($tableMessages)
  if (!page?.total) return undefined
  return range({ from: start + 1, to: start + page.rows.length, total: page.more ? `${page.total}+` : page.total })
}
