import { loadChunk } from '../chunks/load-chunk.ts'
import { readList, type ListSource } from './read-list.ts'
import type { PageQuery, WholeList } from './whole-list.ts'

/**
 * Returns a function that finds the first rows of a list that match a text, for a search that is no list.
 * It neither caches nor prefetches. A list that the backend gives as a whole is kept for the following texts.
 */
export function rowFinder<Item, Query extends PageQuery>(source: ListSource<Item, Query>) {
  let whole: WholeList<Item, Query> | undefined

  return async (text: string, count: number, signal: AbortSignal): Promise<Item[]> => {
    const query = { page: 1, page_size: count, q: text } as Query
    if (!whole) {
      const { data, meta } = await readList({ ...source, send: (asked) => source.send(asked, signal) }, query)
      if (meta) return data
      const { wholeList } = await loadChunk(() => import('./whole-list.ts'))
      whole = wholeList(data, source.rules)
    }
    return (await whole.page(query)).rows
  }
}
