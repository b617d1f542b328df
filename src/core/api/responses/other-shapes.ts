import { isObject } from './exact.ts'
import type { Shape } from 'virtual:response-shapes'
import { isList, isMissing } from './readers.ts'
import type { ListMeta } from '../../contract/list.ts'

type Fields = Readonly<Record<string, unknown>>

/** Response headers in lower case. */
export type Headers = Readonly<Record<string, unknown>>

const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** Brings the forms of other backends into that of the contract. Returns other answers as they are. */
export function asContract(
  shape: Shape,
  given: object,
  headers: Headers,
  { isSignIn, hasCookies }: { isSignIn: boolean; hasCookies: boolean },
): object {
  if (isSignIn) return asSignIn(given, hasCookies)
  return (isList((shape as Readonly<Record<string, Shape>>)['data!']) ? asList(given, headers) : asRecord(given)) ?? given
}

/**
 * Returns a list in the form of the contract, from the forms that other backends use: the bare rows, rows in `data.data`,
 * or rows in the only list of the answer. Undefined if there are no rows.
 */
export function asList(answer: unknown, headers: Headers): { data: unknown[]; meta?: Partial<ListMeta> } | undefined {
  const data = rowsIn(answer) ?? rowsIn(field(answer, 'data'))
  if (!data) return undefined
  const meta = totalsIn([answer, field(answer, 'data')], headers, data.length)
  return { ...(isObject(answer) && answer), data, ...(meta ? { meta } : { meta: undefined }) }
}

/** Lists beside the rows. */
const beside = /^(errors|warnings|messages?|links)$/

function rowsIn(holder: unknown): unknown[] | undefined {
  if (Array.isArray(holder)) return holder as unknown[]
  if (!isObject(holder)) return undefined
  if (Array.isArray(holder['data'])) return holder['data'] as unknown[]
  // Some languages serialize an empty list as null.
  if ('data' in holder && isMissing(holder['data'])) return []
  const lists = Object.entries(holder).filter(([name, value]) => Array.isArray(value) && !beside.test(name))
  return lists.length === 1 && !isObject(holder['data']) ? (lists[0]?.[1] as unknown[]) : undefined
}

/** Names of the same figure, the clearest first. */
const names = {
  total: ['total', 'total_count', 'totalCount', 'total_items', 'totalItems', 'totalElements', 'recordsFiltered', 'count'],
  page: ['page', 'current_page', 'currentPage'],
  page_size: ['page_size', 'per_page', 'perPage', 'pageSize', 'limit', 'size'],
  lastPage: ['last_page', 'lastPage', 'total_pages', 'totalPages'],
}

const totalHeaders = ['x-total-count', 'x-total', 'x-wp-total']

/** Reads the totals of a page from wherever other backends write them. Undefined if there are none. */
function totalsIn(holders: readonly unknown[], headers: Headers, rows: number): Partial<ListMeta> | undefined {
  const places = holders.flatMap((holder) => {
    const inner = ['meta', 'pagination', 'paging', 'page'].map((name) => field(holder, name))
    return [...inner.map((place) => field(place, 'pagination')), ...inner, holder].filter(isObject)
  })
  const figure = (name: keyof typeof names) => {
    for (const place of places)
      for (const spelling of names[name]) {
        const number = numberOf(place[spelling])
        // A count that equals the rows may count this page alone.
        if (number !== undefined && !(spelling === 'count' && number === rows)) return number
      }
    return undefined
  }
  const [page, page_size, lastPage] = [figure('page'), figure('page_size'), figure('lastPage')]
  const links = linksIn(headers['link'])
  const total = figure('total') ?? totalInHeaders(headers)
  const known = { ...(page && { page }), ...(page_size && { page_size }), ...orderIn(places) }
  if (total !== undefined) return { total, ...known }
  const last = lastPage ?? links.last
  if (last !== undefined)
    return { ...known, total: page === last || last <= 1 ? (last - 1) * (page_size ?? rows) + rows : last * (page_size ?? rows) }
  return links.hasNext ? { ...known, total: (page ?? 1) * rows, more: true } : undefined
}

/** The order of the rows, where a backend tells it as the contract does. */
function orderIn(places: readonly Fields[]): Pick<ListMeta, 'sort' | 'order'> {
  const told = places.find(({ sort }) => typeof sort === 'string')
  return told && ['asc', 'desc'].includes(String(told['order'])) ? told : {}
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function totalInHeaders(headers: Headers): number | undefined {
  const range = /\/(\d+)$/.exec(textOf(headers['content-range']))?.[1]
  return totalHeaders.map((name) => numberOf(headers[name])).find((total) => total !== undefined) ?? numberOf(range)
}

/** Reads a `Link` header: `<…?page=2>; rel="next", <…?page=7>; rel="last"`. */
function linksIn(link: unknown): { last?: number | undefined; hasNext: boolean } {
  const parts = typeof link === 'string' ? link.split(/,(?=\s*<)/) : []
  const addressOf = (rel: string) => parts.find((part) => new RegExp(`rel="?${rel}"?`).test(part))
  const last = numberOf(/[?&]page=(\d+)/.exec(addressOf('last') ?? '')?.[1])
  return { last, hasNext: addressOf('next') !== undefined }
}

/** Returns one record in the form of the contract: `{ data }`, from `data.data` or a bare record. */
export function asRecord(answer: unknown): { data: unknown } | undefined {
  const data = field(answer, 'data')
  if (isObject(field(data, 'data'))) return data as { data: unknown }
  if (isObject(data)) return answer as { data: unknown }
  const isBare = isObject(answer) && !('data' in answer) && Object.keys(answer).some((name) => /name|email/.test(name))
  return isBare ? { data: answer } : undefined
}

/**
 * Returns the answer to a sign-in in the form of the contract, from `token` and from `data` or `user`.
 * The answer needs no token if the session is a cookie.
 */
export function asSignIn(answer: unknown, hasCookies: boolean): Fields {
  const data = field(answer, 'data')
  const all = {
    ...(field(data, 'user') ?? {}),
    ...(field(answer, 'user') ?? {}),
    ...(isObject(data) && data),
    ...(isObject(answer) && answer),
  } as Fields
  const token = [all['access_token'], all['token'], all['accessToken'], typeof data === 'string' ? data : undefined].find(
    (text) => typeof text === 'string' && text !== '',
  )
  // Every session needs a name of its own.
  return { ...all, access_token: token ?? (hasCookies ? `cookie ${Date.now()}` : undefined) }
}
