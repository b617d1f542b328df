import type { Id } from '../contract/as-read.ts'
import type { SortOrder } from '../contract/list.ts'
import { sortKey } from '../contract/fold-text.ts'
import { isFound, phoneSortKey, searchKey, searchWords, type Phone } from '../contract/search.ts'
import { sortPlaces, type SortKey } from './sort-places.ts'
import { createTimeSlicer, type Pause } from '../scheduling/yield-to-main.ts'

/** Amount in the currency's major unit. Sorts by currency, then by amount. */
export interface Money {
  amount: number
  currency: string
}

/** Value to sort rows by; null is a missing value. */
export type SortValue = string | number | Phone | Money | null

/** Rules to filter, search and sort a list in the browser, for backends that return all rows. */
export interface WholeListRules<Item, Query> {
  keeps: (item: Item, query: Query) => boolean
  /** Texts to search. */
  texts: (item: Item) => (string | null)[]
  /** Phone number to search by its digits. */
  phone?: (item: Item) => Phone
  value: (item: Item, sort: string) => SortValue
  /** Orders rows with equal values. */
  id: (item: Item) => Id
}

export interface PageQuery {
  page: number
  page_size: number
  sort?: string | undefined
  order?: SortOrder | undefined
  q?: string | undefined
}

export interface Page<Item> {
  rows: Item[]
  total: number
  /** Order of the rows, if the backend tells it. */
  sort?: string | undefined
  order?: SortOrder | undefined
  /** True if there are more rows than `total`. */
  more?: boolean
  /** Number of rows that could not be read and are left out. */
  unreadable?: number
}

/** A list with all rows in memory. Works in time slices, so that long lists do not block the page. */
export interface WholeList<Item, Query extends PageQuery> {
  page: (query: Query) => Promise<Page<Item>>
  /** Computes in advance the data that the first sort by each of these columns and the first search need, until a page is asked for. */
  prepare: (sorts: readonly string[], signal: AbortSignal) => Promise<void>
}

/** Number of items between two checks of the clock. */
const step = 64

async function ofEach<One, Result>(all: Iterable<One>, make: (one: One, index: number) => Result): Promise<Result[]> {
  const pause = createTimeSlicer()
  const results: Result[] = []
  for (const one of all) {
    results.push(make(one, results.length))
    if (results.length % step === 0) await pause()
  }
  return results
}

/** Makes all amounts positive numbers of the same length, which sort as text. */
const shift = 5e11

const moneySortKey = ({ amount, currency }: Money) => currency.toUpperCase() + (shift + amount).toFixed(3)

const isoTime = /^\d{4}-\d\d-\d\d(T|$)/

function sortKeyOf(value: SortValue): SortKey {
  if (typeof value === 'string') {
    const time = isoTime.test(value) ? Date.parse(value) : NaN
    return Number.isNaN(time) ? sortKey(value) : time
  }
  if (value === null || typeof value === 'number') return value
  return 'currency' in value ? moneySortKey(value) : phoneSortKey(value)
}

const ascii = /^[\0-\x7f]*$/

/** Returns `sortKeyOf` for one column. Stores the keys of texts that take long to fold, because many texts repeat. */
function createSortKeys(): (value: SortValue) => SortKey {
  const known = new Map<string, SortKey>()
  return (value) => {
    if (typeof value !== 'string' || ascii.test(value)) return sortKeyOf(value)
    const key = known.get(value) ?? sortKeyOf(value)
    known.set(value, key)
    return key
  }
}

export function wholeList<Item, Query extends PageQuery>(
  items: readonly Item[],
  rules: WholeListRules<Item, Query>,
): WholeList<Item, Query> {
  const folded: string[] = []

  /** Returns the texts to search. Continues where an aborted call ended. */
  async function texts(pause: Pause): Promise<readonly string[]> {
    while (folded.length < items.length) {
      const item = items[folded.length] as Item
      if (folded.push(searchKey(rules.texts(item), rules.phone?.(item))) % step === 0) await pause()
    }
    return folded
  }

  let ranked: Promise<Uint32Array> | undefined
  /** Returns the indices of the items, sorted by id. */
  const byId = () =>
    (ranked ??= sortPlaces(Uint32Array.from(items.keys()), (place) => sortKeyOf(rules.id(items[place] as Item)), createTimeSlicer()))

  /** Returns the indices of the items, sorted by value in ascending order. */
  async function makeOrder(sort: string, pause: Pause): Promise<Uint32Array> {
    const keyOf = createSortKeys()
    return sortPlaces(await byId(), (place) => keyOf(rules.value(items[place] as Item, sort)), pause)
  }

  const orders = new Map<string, Promise<Uint32Array>>()

  function orderBy(sort: string): Promise<Uint32Array> {
    const order = orders.get(sort) ?? makeOrder(sort, createTimeSlicer())
    orders.set(sort, order)
    return order
  }

  let last: { asked: string; kept: Promise<boolean[]> } | undefined

  /** Returns which items match search and filters. Cached, because it is the same for every page and sort order. */
  function keptBy(query: Query): Promise<boolean[]> {
    const asked = JSON.stringify({ ...query, page: 0, page_size: 0, sort: '', order: '' })
    if (last?.asked !== asked) last = { asked, kept: keep(query) }
    return last.kept
  }

  async function keep(query: Query): Promise<boolean[]> {
    const words = searchWords(query.q ?? '')
    const searched = words.length > 0 ? await texts(createTimeSlicer()) : []
    return ofEach(items, (item, index) => rules.keeps(item, query) && isFound(searched[index] ?? '', words))
  }

  let preparation = new AbortController()

  return {
    page: async (query) => {
      preparation.abort()
      const { page, page_size, sort, order } = query
      const kept = await keptBy(query)
      const sorted = sort ? await orderBy(sort) : undefined
      const rows: Item[] = []
      let total = 0
      for (let position = 0; position < items.length; position++) {
        const index = sorted?.[order === 'desc' ? items.length - 1 - position : position] ?? position
        const item = items[index]
        if (item === undefined || !kept[index]) continue
        if (total >= (page - 1) * page_size && total < page * page_size) rows.push(item)
        total++
      }
      return { rows, total }
    },
    prepare: async (sorts, signal) => {
      preparation = new AbortController()
      const over = AbortSignal.any([signal, preparation.signal])
      try {
        for (const sort of sorts) {
          if (!orders.has(sort)) orders.set(sort, Promise.resolve(await makeOrder(sort, createTimeSlicer(over))))
        }
        await texts(createTimeSlicer(over))
      } catch (error) {
        if (!over.aborted) throw error
      }
    },
  }
}
