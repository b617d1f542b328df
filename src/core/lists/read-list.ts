import { ApiError } from '../api/api-error.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { $configuration } from '../configuration.ts'
import type { List } from '../contract/list.ts'
import type { Domain } from '../resources/cache.ts'
import type { PageQuery, WholeListRules } from './whole-list.ts'

export interface ListSource<Item, Query extends PageQuery> {
  domain: Domain
  send: (query: Partial<Query>, signal?: AbortSignal) => Promise<List<Item>>
  rules: WholeListRules<Item, Query>
}

/** API base and domain of the lists whose backend is known to page in another way than the contract. */
const others = new Set<string>()

/**
 * Fetches a page of a list, or the whole list of a backend that has no pages or other ones than the contract.
 * Only our own server tells the order of the rows and errors with codes of the contract. The code for others is loaded on demand.
 */
export async function readList<Item, Query extends PageQuery>(source: ListSource<Item, Query>, query: Query): Promise<List<Item>> {
  const place = `${$configuration.get().apiBase} ${source.domain}`
  if (others.has(place)) return (await otherPages()).nextOther(source, query)
  const answer = await source.send(query).catch((error: unknown) => {
    if (error instanceof ApiError && error.told) return error
    throw error
  })
  if (!(answer instanceof ApiError) && answer.meta?.sort !== undefined) return answer
  return (await otherPages()).firstOther(source, query, answer, () => others.add(place))
}

const otherPages = () => loadChunk(() => import('./other-pages.ts'))
