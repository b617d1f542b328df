import { foldText, isFound, searchWords } from './contract/search.ts'
import type { Page, PageQuery, WholeListRules } from './whole-list.ts'

/** Gives any page of a list of which all rows are here: that of the server, but for a search, in which another server may look through more. */
export function pagesOf<Item, Query extends PageQuery>(all: readonly Item[], { keeps, text }: WholeListRules<Item, Query>): (asked: Query) => Page<Item> {
  const texts = all.map((item) => foldText(text(item)))
  return (asked) => {
    const words = searchWords(asked.q ?? '')
    const found = all.filter((item, index) => keeps(item, asked) && isFound(texts[index] ?? '', words))
    const start = (asked.page - 1) * asked.page_size
    return { rows: found.slice(start, start + asked.page_size), total: found.length }
  }
}
