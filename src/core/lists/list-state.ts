import { maximumPageSize, maximumSearchLength, sortOrders } from '../contract/list.ts'
import { wholeNumber } from '../ids.ts'
import type { PageQuery } from './whole-list.ts'

/** Allowed sort columns, filters and search of a list. */
export interface ListChoices {
  sorts: readonly string[]
  /** Filters and their allowed values: words, or the pattern of a text. */
  filters?: Readonly<Record<string, readonly string[] | RegExp>>
  /** True (default) if the list has a search field. */
  search?: boolean
}

/** Serializes a query to a query string for a URL. Omits values that equal the defaults in `usual`. */
export function writeListState<Query extends PageQuery>(query: Query, usual: Query, { filters = {} }: ListChoices): string {
  const values = new Map<string, unknown>(Object.entries({ ...query, order: query.sort && query.order }))
  const usualValues = new Map<string, unknown>(Object.entries({ order: 'asc', ...usual }))
  const names = ['page', 'page_size', 'sort', 'order', 'q', ...Object.keys(filters)]
  const chosen = names.filter((name) => values.get(name) !== undefined && values.get(name) !== usualValues.get(name))
  return new URLSearchParams(chosen.map((name) => [name, String(values.get(name))])).toString()
}

/** Parses such a query string. Invalid and missing values fall back to `usual`. */
export function readListState<Query extends PageQuery>(
  state: string,
  usual: Query,
  { sorts, filters = {}, search = true }: ListChoices,
): Query {
  const parameters = new URLSearchParams(state)
  const textOf = (name: string) => parameters.get(name) ?? ''
  const oneOf = <Word extends string>(name: string, words: readonly Word[]) => words.find((word) => word === textOf(name))
  const size = wholeNumber(textOf('page_size'))
  const sort = oneOf('sort', sorts) ?? usual.sort
  const q = textOf('q')
  const like = (name: string, pattern: RegExp) => (pattern.test(textOf(name)) ? textOf(name) : undefined)
  const chosen = Object.entries(filters).map(
    ([name, words]) => [name, words instanceof RegExp ? like(name, words) : oneOf(name, words)] as const,
  )
  return {
    // Fixes the order of the keys, so that equal queries have equal JSON. The JSON is the cache key.
    ...Object.fromEntries(chosen.map(([name]) => [name, undefined])),
    ...usual,
    ...Object.fromEntries(chosen.filter(([, word]) => word !== undefined)),
    page: wholeNumber(textOf('page')) ?? usual.page,
    page_size: size && size <= maximumPageSize ? size : usual.page_size,
    sort,
    order: sort && (oneOf('order', sortOrders) ?? usual.order ?? 'asc'),
    q: search && q && q.length <= maximumSearchLength ? q : usual.q,
  }
}

const prefixed =
  (part: string) =>
  ([name]: [string, string]) =>
    name.startsWith(`${part}.`)

/** Returns the state of one list on a screen with several. For the part `patients` of `patients.q=ann` it is `q=ann`. */
export function stateOfPart(states: string, part: string): string {
  const own = [...new URLSearchParams(states)].filter(prefixed(part))
  return new URLSearchParams(own.map(([name, value]) => [name.slice(part.length + 1), value])).toString()
}

/** Returns the states of all lists on a screen after replacing the state of one. */
export function replacePart(states: string, part: string, state: string): string {
  const isOwn = prefixed(part)
  const others = [...new URLSearchParams(states)].filter((entry) => !isOwn(entry))
  const own = [...new URLSearchParams(state)].map(([name, value]) => [`${part}.${name}`, value])
  return new URLSearchParams([...others, ...own]).toString()
}
