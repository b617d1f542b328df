import type { SortOrder } from './contract/list.ts'
import { foldText } from './format.ts'
import { sortIndices } from './sort-indices.ts'
import { inStretches } from './stretches.ts'

type Value = string | number | null

/** How a list is narrowed and sorted in the browser, where the backend answers every row. */
export interface WholeListRules<Item, Query> {
  keeps: (item: Item, query: Query) => boolean
  /** What the search looks through. */
  text: (item: Item) => string
  value: (item: Item, sort: string) => Value
  /** Decides between equal values. */
  id: (item: Item) => number
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
  /** Whether there are more than `total`. */
  more?: boolean
}

/** A list that came whole, however long: nothing that it does keeps the page from answering. */
export interface WholeList<Item, Query extends PageQuery> {
  page: (query: Query) => Promise<Page<Item>>
  /** Does beforehand what the first search, and the first sorting by each of these, would have to do. */
  prepare: (sorts: readonly string[], signal: AbortSignal) => Promise<void>
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Items between two looks at the clock. */
const step = 64

export function wholeList<Item, Query extends PageQuery>(items: readonly Item[], rules: WholeListRules<Item, Query>): WholeList<Item, Query> {
  /** Of each item, in the order of the answer. */
  async function ofEach<Result>(make: (item: Item, index: number) => Result): Promise<Result[]> {
    const pause = inStretches()
    const results: Result[] = []
    for (const item of items) {
      results.push(make(item, results.length))
      if (results.length % step === 0) await pause()
    }
    return results
  }

  let folded: Promise<string[]> | undefined
  const texts = () => (folded ??= ofEach((item) => foldText(rules.text(item))))

  const orders = new Map<string, Promise<Uint32Array>>()

  /** The places of the items, from the least value to the greatest. */
  function orderBy(sort: string): Promise<Uint32Array> {
    const order = orders.get(sort) ?? ofEach((item) => ({ value: rules.value(item, sort), id: rules.id(item) })).then((keys) =>
      sortIndices(keys, (one, other) => compare(one.value, other.value) || one.id - other.id),
    )
    orders.set(sort, order)
    return order
  }

  let last: { asked: string; kept: Promise<boolean[]> } | undefined

  /** Which items search and filters let through; the same for every page and order. */
  function keptBy(query: Query): Promise<boolean[]> {
    const asked = JSON.stringify({ ...query, page: 0, page_size: 0, sort: '', order: '' })
    if (last?.asked !== asked) last = { asked, kept: keep(query) }
    return last.kept
  }

  async function keep(query: Query): Promise<boolean[]> {
    const words = foldText(query.q ?? '').split(/\s+/).filter(Boolean)
    const searched = words.length > 0 ? await texts() : []
    return ofEach((item, index) => rules.keeps(item, query) && words.every((word) => searched[index]?.includes(word)))
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
      for (const sort of sorts) if (!signal.aborted) await orderBy(sort)
      if (!signal.aborted) await texts()
    },
  }
}

function compare(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
