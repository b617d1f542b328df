import { ApiError } from '../api/api-error.ts'
import { $configuration } from '../configuration.ts'
import type { ErrorCode } from '../contract/errors.ts'
import type { List } from '../contract/list.ts'
import type { ListSource } from './read-list.ts'
import type { PageQuery } from './whole-list.ts'

/** How a backend gives a list. All but `contract` is remembered per list and status. */
interface Way {
  /** `contract`: pages as asked for. `whole`: all rows, or pages of its own that are put together. `endless`: pages without a total. */
  pages: 'contract' | 'whole' | 'endless'
  /** True if it does not know the filters, which then apply in the browser. */
  unfiltered?: boolean
}

type Source<Item, Query extends PageQuery> = ListSource<Item, Query>

const ways = new Map<string, Way>()

const placeOf = ({ domain }: { domain: string }, query: object) =>
  `${$configuration.get().apiBase} ${domain} ${hasStatus(query) ? String((query as { status?: unknown }).status) : ''}`

const paging = ['page', 'page_size', 'sort', 'order', 'q']
const filters = ['status', 'plan', 'joined_from', 'joined_to', 'kind', 'at_from', 'at_to']

const without = <Query extends object>(query: Query, names: readonly string[]): Partial<Query> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))) as Partial<Query>

/**
 * Returns the list after an answer, or a refusal, that may not be the page that was asked for.
 * Calls `remember` unless the next page can be asked for in the same way.
 */
export async function firstOther<Item, Query extends PageQuery>(
  source: Source<Item, Query>,
  query: Query,
  first: List<Item> | ApiError,
  remember?: () => void,
): Promise<List<Item>> {
  const way = await wayOf(source, query, first)
  const isComplete = way.pages === 'contract' || (way.pages === 'whole' && !way.unfiltered && isWhole(first, query))
  if (isComplete && !(first instanceof ApiError)) return told(source, query, first)
  ways.set(placeOf(source, query), way)
  remember?.()
  return nextOther(source, query)
}

/** Returns true for an answer without a total that has more or fewer rows than the first page. */
const isWhole = <Item>(answer: List<Item> | ApiError, { page, page_size }: PageQuery): boolean =>
  !(answer instanceof ApiError) && !answer.meta && page === 1 && answer.data.length + (answer.unreadable ?? 0) !== page_size

/** Returns the list in the way that this backend is known to take. */
export async function nextOther<Item, Query extends PageQuery>(source: Source<Item, Query>, query: Query): Promise<List<Item>> {
  const way = ways.get(placeOf(source, query))
  if (!way) return firstOther(source, query, await source.send(query).catch(refusalOf))
  const asked = way.unfiltered ? without(query, filters) : query
  if (way.pages === 'endless') return endless(await source.send(asked), query)
  return told(source, query, { ...(await readWholeList(source, without(asked, paging))), meta: undefined })
}

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

const hasStatus = (query: object): boolean => 'status' in query && query.status !== undefined

/** Returns true if the answer is the page that was asked for. A backend that does not know a status finds no rows. */
function isPageOf<Item, Query extends PageQuery>(answer: List<Item>, query: Query, { keeps }: Source<Item, Query>['rules']): boolean {
  const { data } = answer
  return isFullPage(answer, query) && (data.length === 0 ? !hasStatus(query) : data.every((item) => keeps(item, query)))
}

/** Returns true if a page has as many rows as it should have by its total. */
function isFullPage<Item>({ data, meta, unreadable = 0 }: List<Item>, { page, page_size }: PageQuery): boolean {
  if (!meta) return false
  const count = data.length + unreadable
  if (meta.page && meta.page !== page) return false
  return meta.more ? count <= page_size : count === Math.max(0, Math.min(page_size, meta.total - (page - 1) * page_size))
}

async function wayOf<Item, Query extends PageQuery>(source: Source<Item, Query>, query: Query, first: List<Item> | ApiError): Promise<Way> {
  if (first instanceof ApiError) return wayAfter(source, query, first)
  if (isPageOf(first, query, source.rules)) return { pages: 'contract' }
  const { data, meta } = first
  if (data.some((item) => !source.rules.keeps(item, query))) return { pages: 'whole', unfiltered: true }
  if (data.length === 0 && hasStatus(query)) {
    const all = await source.send(without(query, [...paging, ...filters]))
    if (all.data.some((item) => source.rules.keeps(item, query))) return { pages: 'whole', unfiltered: true }
  }
  if (meta) return { pages: isFullPage(first, query) ? 'contract' : 'whole' }
  if (isWhole(first, query)) return { pages: 'whole' }
  const whole = await source.send(without(query, paging))
  if (whole.data.length > data.length || whole.meta) return { pages: 'whole' }
  const other = await furtherPage(source, { ...query, page: query.page + 1 })
  return { pages: isOther(source, data, other.data) ? 'endless' : 'whole' }
}

const refusals: readonly ErrorCode[] = ['bad-request', 'validation', 'not-found']

/** Returns a page; an empty one if the backend refuses it, as many do beyond the last one. */
const furtherPage = <Item, Query extends PageQuery>(source: Source<Item, Query>, query: Partial<Query>): Promise<List<Item>> =>
  source.send(query).catch((error: unknown) => {
    if (error instanceof ApiError && refusals.includes(error.code)) return { success: true, data: [] }
    throw error
  })

/** Asks without the parameters that were refused. Throws the first refusal if that is refused as well, or has another reason. */
async function wayAfter<Item, Query extends PageQuery>(source: Source<Item, Query>, query: Query, refusal: ApiError): Promise<Way> {
  if (!['bad-request', 'validation'].includes(refusal.code)) throw refusal
  for (const names of [paging, [...paging, ...filters]]) {
    const answer = await source.send(without(query, names)).catch(() => undefined)
    if (answer) return { pages: 'whole', unfiltered: names.length > paging.length }
  }
  throw refusal
}

const isOther = <Item, Query extends PageQuery>({ rules }: Source<Item, Query>, one: Item[], other: Item[]) => {
  const ids = new Set(one.map((item) => String(rules.id(item))))
  return other.some((item) => !ids.has(String(rules.id(item))))
}

/** A page of a backend that does not tell how many rows there are. A full page is followed by more. */
function endless<Item>(answer: List<Item>, { page, page_size }: PageQuery): List<Item> {
  const isFull = answer.data.length >= page_size
  return { ...answer, meta: { page, page_size, total: (page - 1) * page_size + answer.data.length, ...(isFull && { more: true }) } }
}

/** Most requests for one list. Beyond it, the browser has only the rows that it has read. */
const mostPages = 100

/** Returns all rows. Puts pages together where the backend gives only pages. */
export async function readWholeList<Item, Query extends PageQuery>(
  source: Source<Item, Query>,
  query: Partial<Query>,
): Promise<List<Item>> {
  const first = await source.send(query)
  const rows = new Map(first.data.map((item) => [String(source.rules.id(item)), item] as const))
  let { unreadable = 0 } = first
  const total = first.meta?.total ?? 0
  const readPage = async (page: number): Promise<boolean> => {
    const next = await furtherPage(source, { ...query, page })
    const before = rows.size
    for (const item of next.data) rows.set(String(source.rules.id(item)), item)
    unreadable += next.unreadable ?? 0
    return rows.size > before
  }
  for (let page = 2; rows.size + unreadable < total && page <= mostPages; page++) if (!(await readPage(page))) break
  // The second page has the number 1 if pages count from 0.
  if (rows.size + unreadable < total) await readPage(1)
  const isPart = rows.size + unreadable < total
  if (isPart)
    console.warn(
      `Only ${rows.size} of ${total} ${source.domain} could be read: the backend ignores page. Name its parameters in configure({ listParameters }).`,
    )
  return { success: true, data: [...rows.values()], unreadable, ...(isPart && first.meta && { meta: first.meta }) }
}

/** Says in the console if the filters leave no row of a list. */
function told<Item, Query extends PageQuery>({ domain, rules }: Source<Item, Query>, query: Query, list: List<Item>): List<Item> {
  if (list.data.length > 0 && !list.data.some((item) => rules.keeps(item, query)))
    console.warn(`None of the ${list.data.length} rows of ${domain} fits ${JSON.stringify(without(query, paging))}. They are not shown.`)
  return list
}
