import { compareIds } from './compare-ids.ts'
import type { Id } from '../contract/as-read.ts'
import type { SortOrder } from '../contract/list.ts'
import { sortKey } from '../contract/fold-text.ts'
import { isFound, phoneSortKey, searchKey, searchWords, type Phone } from '../contract/search.ts'
import { sortIndices } from './sort-indices.ts'
import { createTimeSlicer } from '../scheduling/yield-to-main.ts'

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
  /** Computes in advance the data that the first search and the first sort by each of these columns need. */
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

type SortKey = string | number | null

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

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Returns different keys in ascending order, as the server sorts them; missing values are last. */
async function sortKeys(keys: SortKey[], compare: (one: string, other: string) => number): Promise<Iterable<SortKey>> {
  const texts = keys.filter((key) => typeof key === 'string')
  const sortedTexts = await sortIndices(texts, compare)
  // At once: the sort of an array of numbers calls no function for each pair.
  const numbers = new Float64Array(keys.filter((key) => typeof key === 'number')).sort()
  return (function* () {
    yield* numbers
    for (const index of sortedTexts) yield texts[index] as string
    if (keys.includes(null)) yield null
  })()
}

/** Returns places in ascending order of their keys. Sorts only the distinct keys: many items share one. Equal ones keep their order. */
async function sortPlaces(places: Iterable<number>, keyOf: (place: number) => SortKey, compare = compareTexts): Promise<Uint32Array> {
  const groups = new Map<SortKey, number[]>()
  let count = 0
  await ofEach(places, (place) => {
    const key = keyOf(place)
    const equal = groups.get(key)
    if (equal) equal.push(place)
    else groups.set(key, [place])
    count++
  })
  const order = new Uint32Array(count)
  let end = 0
  await ofEach(await sortKeys([...groups.keys()], compare), (key) => {
    const equal = groups.get(key) as number[]
    order.set(equal, end)
    end += equal.length
  })
  return order
}

export function wholeList<Item, Query extends PageQuery>(
  items: readonly Item[],
  rules: WholeListRules<Item, Query>,
): WholeList<Item, Query> {
  let folded: Promise<string[]> | undefined
  const texts = () => (folded ??= ofEach(items, (item) => searchKey(rules.texts(item), rules.phone?.(item))))

  let ranked: Promise<Uint32Array> | undefined
  /** Returns the indices of the items, sorted by id. */
  const byId = () => (ranked ??= sortPlaces(items.keys(), (place) => rules.id(items[place] as Item), compareIds))

  const orders = new Map<string, Promise<Uint32Array>>()

  /** Returns the indices of the items, sorted by value in ascending order. */
  function orderBy(sort: string): Promise<Uint32Array> {
    const order = orders.get(sort) ?? makeOrder(sort)
    orders.set(sort, order)
    return order
  }

  const makeOrder = async (sort: string) => sortPlaces(await byId(), (place) => sortKeyOf(rules.value(items[place] as Item, sort)))

  let last: { asked: string; kept: Promise<boolean[]> } | undefined

  /** Returns which items match search and filters. Cached, because it is the same for every page and sort order. */
  function keptBy(query: Query): Promise<boolean[]> {
    const asked = JSON.stringify({ ...query, page: 0, page_size: 0, sort: '', order: '' })
    if (last?.asked !== asked) last = { asked, kept: keep(query) }
    return last.kept
  }

  async function keep(query: Query): Promise<boolean[]> {
    const words = searchWords(query.q ?? '')
    const searched = words.length > 0 ? await texts() : []
    return ofEach(items, (item, index) => rules.keeps(item, query) && isFound(searched[index] ?? '', words))
  }

  return {
    page: async (query) => {
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
      await texts()
      for (const sort of sorts) if (!signal.aborted) await orderBy(sort)
    },
  }
}
