import { foldText, isFound, searchWords } from '../contract/search.ts'
import type { Page, PageQuery, WholeListRules } from './whole-list.ts'

/**
 * Returns a function that cuts pages from rows in memory.
 * It returns undefined beyond the last page or for another sort order.
 * Pages equal the server's, except in a search: another backend may search more fields.
 */
export function pagesOf<Item, Query extends PageQuery>(
  all: readonly Item[],
  { sort, order }: Query,
  { keeps, text }: WholeListRules<Item, Query>,
): (asked: Query) => Page<Item> | undefined {
  const texts = all.map((item) => foldText(text(item)))
  let last: { asked: string; page: Page<Item> | undefined } | undefined

  function cut(asked: Query): Page<Item> | undefined {
    if (asked.sort !== sort || asked.order !== order) return undefined
    const words = searchWords(asked.q ?? '')
    const found = all.filter((item, index) => keeps(item, asked) && isFound(texts[index] ?? '', words))
    const start = (asked.page - 1) * asked.page_size
    return found.length > 0 && start >= found.length
      ? undefined
      : { rows: found.slice(start, start + asked.page_size), total: found.length }
  }

  return (query) => {
    const asked = JSON.stringify(query)
    // Return the identical page for the same query, so that it does not render again.
    if (last?.asked !== asked) last = { asked, page: cut(query) }
    return last.page
  }
}
