import type { SortOrder } from './contract/list.ts'
import { foldText } from './format.ts'

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

/** Sorts by an order of its own; values that are not in it come last. */
export const rank = (order: readonly string[], value: string): number => (order.includes(value) ? order.indexOf(value) : order.length)

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** One page of a list that came whole. */
export function pageOfWhole<Item, Query extends PageQuery>(items: Item[], query: Query, rules: WholeListRules<Item, Query>): Page<Item> {
  const words = foldText(query.q ?? '').split(/\s+/)
  const kept = items.filter((item) => rules.keeps(item, query) && hasAll(foldText(rules.text(item)), words))
  const { sort, order, page, page_size } = query
  const direction = order === 'desc' ? -1 : 1
  if (sort) kept.sort((a, b) => direction * (compare(rules.value(a, sort), rules.value(b, sort)) || rules.id(a) - rules.id(b)))
  return { rows: kept.slice((page - 1) * page_size, page * page_size), total: kept.length }
}

const hasAll = (text: string, words: string[]) => words.every((word) => text.includes(word))

function compare(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
