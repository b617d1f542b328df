import type { AxiosResponse } from 'axios'
import type { Shape } from 'virtual:response-shapes'
import { ApiError } from '../api-error.ts'
import type { Call, CallSchema } from '../../contract/call.ts'
import { isObject } from './exact.ts'
import { isList, isMissing, readerOf, unreadable } from './readers.ts'

/** Part of a response that is not as the contract has it. */
export interface Misfit {
  /** Path of the first such part, such as `data[3].amount`. */
  path: string
  /** The value found there as JSON, shortened. */
  found: string
  /** The type wanted, in words. */
  wanted: string
  /** Number of such parts, one per row. */
  count: number
}

const types: Readonly<Record<string, string>> = {
  text: 'a text',
  date: 'a date (ISO 8601, SQL, or seconds or milliseconds since 1970)',
  picture: 'a URL',
  flag: "'1' or '0'",
  word: 'a text',
  id: 'an id (number or text)',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
}

/** Returns the parts of a response that cannot be read, once for every field. */
export function misfitsIn(shape: Shape, answer: unknown): Misfit[] {
  const found = new Map<string, Misfit>()
  walk(shape, answer, '', found)
  return [...found.values()]
}

type Found = Map<string, Misfit>

function note(found: Found, path: string, value: unknown, wanted: string): void {
  const field = path.replaceAll(/\[\d+\]/g, '[]')
  const { count, ...first } = found.get(field) ?? { path, found: shortened(value), wanted, count: 0 }
  found.set(field, { ...first, count: count + 1 })
}

function walk(shape: Shape, value: unknown, path: string, found: Found): void {
  if (typeof shape === 'string') {
    if (readerOf(shape)(value) === unreadable) note(found, path, value, wantedOf(shape))
  } else if (isMissing(value)) {
    // A missing list is empty, and a missing object has no fields.
  } else if (isList(shape)) {
    if (readerOf(shape)(value) === unreadable) note(found, path, value, 'a list')
    else for (const [index, item] of [value].flat().entries()) walkItem(shape[0], item, `${path}[${index}]`, found)
  } else if (isObject(value)) {
    for (const [field, part] of Object.entries(shape)) walkField(field, part, value, path, found)
  } else note(found, path, value, 'an object')
}

function walkItem(shape: Shape, item: unknown, path: string, found: Found): void {
  const isRow = typeof shape === 'object' && Object.keys(shape).some((field) => field.endsWith('!'))
  if (isRow && isMissing(item)) note(found, path, item, 'an object')
  else walk(shape, item, path, found)
}

function walkField(field: string, part: Shape, whole: Readonly<Record<string, unknown>>, path: string, found: Found): void {
  const name = field.replace(/[!?]$/, '')
  const value = whole[name]
  const place = path ? `${path}.${name}` : name
  if (field.endsWith('!') && (isMissing(value) || value === '')) note(found, place, value, wantedOf(part))
  // Optional parts that do not fit are ignored.
  else if (!field.endsWith('?')) walk(part, value, place, found)
}

function wantedOf(shape: Shape): string {
  if (typeof shape !== 'string') return isList(shape) ? 'a list' : 'an object'
  const [type = '', bounds = ''] = shape.replace('?', '').split(' ')
  return type === 'integer' ? `${types[type]} ${bounds}`.trim() : (types[type] ?? type)
}

const most = 60

function shortened(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** Returns the error that tells all misfits of a response: call, URL, status, and what was found and wanted where. */
export function misfitError({ method, path }: Call<CallSchema>, shape: Shape, answer: object, { config, status }: AxiosResponse): ApiError {
  const misfits = misfitsIn(shape, answer)
  const lines = misfits.map(
    ({ path, found, wanted, count }) => `  ${path}: found ${found}, wanted ${wanted}${count > 1 ? ` (${count} times)` : ''}`,
  )
  const query = String(config.params ?? '')
  const url = `${config.baseURL ?? ''}${path}${query && `?${query}`}`
  const text = [`${method} ${path}: the answer is not as the contract has it (${url}, status ${status})`, ...lines, guide].join('\n')
  return new ApiError('contract', text, {}, misfits[0]?.path ?? 'data')
}

const guide = 'See "Responses" in demo/docs/own-backend.html of the package practice-elements.'
