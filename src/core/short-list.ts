import { foldText, isFound, searchWords } from './contract/search.ts'
import type { Page, PageQuery, WholeListRules } from './whole-list.ts'

/**
 * Gives a page of a list of which all rows are here as a query answered them; none beyond the last one, or in another order.
 * It is that of the server, but for a search, in which another server may look through more.
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
    // The same page again is no other one, which would be drawn anew.
    if (last?.asked !== asked) last = { asked, page: cut(query) }
    return last.page
  }
}
