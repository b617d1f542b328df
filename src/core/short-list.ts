import { foldText, isFound, searchWords } from './contract/search.ts'
import type { Page, PageQuery, WholeListRules } from './whole-list.ts'

/** The page that a query asks for of all rows of a list: that of the server, but for a search, in which another server may look through more. */
export function pageOfShort<Item, Query extends PageQuery>(all: readonly Item[], { keeps, text }: WholeListRules<Item, Query>, asked: Query): Page<Item> {
  const words = searchWords(asked.q ?? '')
  const found = all.filter((item) => keeps(item, asked) && isFound(foldText(text(item)), words))
  const start = (asked.page - 1) * asked.page_size
  return { rows: found.slice(start, start + asked.page_size), total: found.length }
}
