import { maximumPageSize, maximumSearchLength, sortOrders } from './contract/list.ts'
import { wholeNumber } from './encoded-id.ts'
import type { PageQuery } from './whole-list.ts'

/** What a list can be asked for beside pages and text. */
export interface ListChoices {
  sorts: readonly string[]
  /** What an admin filters by, with the values there are. */
  filters?: Readonly<Record<string, readonly string[]>>
  /** Whether there is a field to search by; there is unless said otherwise. */
  search?: boolean
}

/** What an admin chose of a list, as a query string for an address. What is as usual is left out. */
export function writeListState<Query extends PageQuery>(query: Query, usual: Query, { filters = {} }: ListChoices): string {
  const values = new Map<string, unknown>(Object.entries({ ...query, order: query.sort && query.order }))
  const usualValues = new Map<string, unknown>(Object.entries({ order: 'asc', ...usual }))
  const names = ['page', 'page_size', 'sort', 'order', 'q', ...Object.keys(filters)]
  const chosen = names.filter((name) => values.get(name) !== undefined && values.get(name) !== usualValues.get(name))
  return new URLSearchParams(chosen.map((name) => [name, String(values.get(name))])).toString()
}

/** What a list is to be asked for by such a string. What means nothing in it is as usual. */
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
  const chosen = Object.entries(filters).map(([name, words]) => [name, oneOf(name, words)] as const)
  return {
    // Every name has its place from the beginning, so that the same question is always put in the same words.
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

/** The state of one list among several of a screen: of `patients` in `patients.q=ann` it is `q=ann`. */
export function stateOfPart(states: string, part: string): string {
  const own = [...new URLSearchParams(states)].filter(prefixed(part))
  return new URLSearchParams(own.map(([name, value]) => [name.slice(part.length + 1), value])).toString()
}

/** The states of all lists of a screen, with a new one of one list. */
export function replacePart(states: string, part: string, state: string): string {
  const isOwn = prefixed(part)
  const others = [...new URLSearchParams(states)].filter((entry) => !isOwn(entry))
  const own = [...new URLSearchParams(state)].map(([name, value]) => [`${part}.${name}`, value])
  return new URLSearchParams([...others, ...own]).toString()
}
