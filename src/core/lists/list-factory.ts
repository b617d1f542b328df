import { defaultPageSize } from '../contract/list.ts'
import type { Domain } from '../resources/cache.ts'
import { sameVisit } from '../resources/resource.ts'
import { createList, type List, type ListOptions } from './list.ts'
import { chosenPageSize } from './page-size.ts'
import type { PageQuery } from './whole-list.ts'

/** Milliseconds that a preloaded list waits for its screen, whose code may load slowly. */
const preloadLifetime = 30_000

/**
 * Creates `create` and `preload` for one kind of list. `preload` starts a list before its screen mounts.
 * The next `create` with the same query and state returns that list.
 */
export function listsOf<Item, Query extends PageQuery>(
  domain: Domain,
  optionsOf: (query: Partial<Query>) => Omit<ListOptions<Item, Query>, 'domain' | 'query' | 'state'>,
) {
  const preloaded = new Map<string, { list: List<Item, Query>; at: number }>()
  /** When the last list of a query and state was created, in milliseconds since 1970. */
  const createdAt = new Map<string, number>()
  const usual = ({ page_size, ...query }: Partial<Query>) =>
    ({ page: 1, page_size: page_size ?? chosenPageSize(domain).get() ?? defaultPageSize, ...query }) as Query
  const wordsOf = (query: Partial<Query>, state = '') => JSON.stringify([usual(query), state])
  /** Returns the preloaded list, unless its screen never came: a press need not become a click. */
  const preloadedList = (words: string) => {
    const { list, at = 0 } = preloaded.get(words) ?? {}
    return Date.now() - at < preloadLifetime ? list : undefined
  }
  const make = (query: Partial<Query>, state?: string) => createList({ ...optionsOf(query), domain, query: usual(query), state })

  return {
    create: (query: Partial<Query>, state?: string): List<Item, Query> => {
      const words = wordsOf(query, state)
      const list = preloadedList(words) ?? make(query, state)
      preloaded.delete(words)
      createdAt.set(words, Date.now())
      return list
    },
    preload: (query: Partial<Query>, state?: string): void => {
      const words = wordsOf(query, state)
      // React may render an element before its preload runs. The unused list would be the next visit's, and out of date then.
      const isLate = Date.now() - (createdAt.get(words) ?? 0) < sameVisit
      if (!isLate && !preloadedList(words)) preloaded.set(words, { list: make(query, state), at: Date.now() })
    },
  }
}
