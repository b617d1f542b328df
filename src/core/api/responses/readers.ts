import type { Shape } from 'virtual:response-shapes'
import type { Id } from '../../contract/as-read.ts'
import { isoDateOf } from './dates.ts'
import { isObject, isRelative } from './exact.ts'

/** Result for a value that cannot be read. */
export const unreadable = Symbol('unreadable')

/** Converts a value to the form of the contract. Returns the identical value if it already has this form. */
export type Reader = (value: unknown) => unknown

export interface ReaderOptions {
  /** Base of relative picture URLs; undefined leaves them as they are. */
  base?: string | undefined
  /** Called for every field that cannot be read. It then counts as missing. */
  onMisfit?: () => void
}

/** Backends omit a missing field or send null. */
export const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

const isId = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number'

export const isList = (shape: Shape | undefined): shape is readonly [Shape] => Array.isArray(shape)

export function readerOf(shape: Shape, options: ReaderOptions = {}): Reader {
  if (typeof shape === 'string') return scalarReader(shape, options)
  return isList(shape) ? listReader(shape[0], options) : objectReader(shape, options)
}

/** A missing list becomes empty, and a single text a list of one. Missing and unreadable items are removed. */
function listReader(shape: Shape, options: ReaderOptions): Reader {
  const read = readerOf(shape, options)
  return (value) => {
    if (isMissing(value) || value === '') return []
    const list: unknown = typeof value === 'string' && typeof shape === 'string' ? [value] : value
    if (!Array.isArray(list)) return unreadable
    return (list as unknown[]).flatMap((item) => {
      const result = isMissing(item) ? null : read(item)
      if (result === unreadable) options.onMisfit?.()
      return isMissing(result) || result === unreadable ? [] : [result]
    })
  }
}

/** A missing object counts as one without fields. Only a field marked with `!` makes an object unreadable. */
function objectReader(shape: Readonly<Record<string, Shape>>, options: ReaderOptions): Reader {
  const fields = Object.entries(shape).map(([field, part]) => ({
    name: field.replace(/[!?]$/, ''),
    isNeeded: field.endsWith('!'),
    read: fieldReader(field, part, options),
  }))
  // Copies get all fields at once. Adding them one by one takes about 100 times as long.
  const blank = Object.fromEntries(
    Object.keys(shape)
      .filter((field) => !field.endsWith('?'))
      .map((field) => [field.replace('!', ''), null]),
  )
  const named = 'name' in shape ? withName : 'last_name' in shape ? withParts : undefined
  return (value) => {
    const given = value ?? {}
    if (!isObject(given)) return unreadable
    const whole = named ? named(given) : given
    let result = whole
    for (const { name, isNeeded, read } of fields) {
      let part = read(whole[name])
      if (part === whole[name]) continue
      if (part === unreadable) {
        if (isNeeded) return unreadable
        options.onMisfit?.()
        part = read(undefined)
      }
      // Copy only on the first change: a list may have many rows, and most need no change.
      if (result === whole) result = { ...blank, ...whole }
      result[name] = part
    }
    return result
  }
}

type Fields = Record<string, unknown>

const joined = (...names: unknown[]) => names.filter((name) => typeof name === 'string' && name !== '').join(' ')

/** Adds the name where a backend has only first and last name. */
const withName = (fields: Fields): Fields =>
  isMissing(fields['name']) && (fields['first_name'] || fields['last_name'])
    ? { ...fields, name: joined(fields['first_name'], fields['last_name']) }
    : fields

/** Adds first and last name where a backend has only the whole name. Its last word is the last name. */
function withParts(fields: Fields): Fields {
  const { first_name, last_name, name } = fields
  if (typeof name !== 'string' || !isMissing(first_name) || !isMissing(last_name)) return fields
  const words = name.trim().split(/\s+/)
  return { ...fields, first_name: joined(...words.slice(0, -1)) || words[0], last_name: words.length > 1 ? words.at(-1) : '' }
}

function fieldReader(field: string, shape: Shape, options: ReaderOptions): Reader {
  const read = readerOf(shape, options)
  if (field.endsWith('!')) return (value) => (isMissing(value) || value === '' ? unreadable : read(value))
  if (!field.endsWith('?')) return read
  if (typeof shape === 'string')
    return (value) => {
      const result = isMissing(value) ? undefined : read(value)
      return result === unreadable ? undefined : (result ?? undefined)
    }
  // An object without any of these fields is unrelated and only has the same name.
  const names = Object.keys(shape).map((name) => name.replace(/[!?]$/, ''))
  return (value) => {
    const result = isObject(value) && names.some((name) => name in value) ? read(value) : undefined
    return result === unreadable ? undefined : result
  }
}

function scalarReader(shape: string, { base }: ReaderOptions): Reader {
  if (shape.startsWith('?')) {
    const read = scalarReader(shape.slice(1), { base })
    return (value) => (isMissing(value) ? null : read(value))
  }
  const [type = '', detail = ''] = shape.split(' ')
  if (type === 'text') return readText
  if (type === 'id') return (value) => (isMissing(value) || value === '' ? null : isId(value) ? value : unreadable)
  if (type === 'date') return (value) => (isMissing(value) || value === '' ? '' : (isoDateOf(value) ?? unreadable))
  if (type === 'picture') return (value) => pictureOf(readText(value), base)
  if (type === 'word') {
    const words = detail.split('|')
    return (value) => wordOf(readText(value), words)
  }
  if (type === 'flag') return (value) => flagOf(readText(value))
  if (type === 'boolean')
    return (value) => {
      const number = readNumber(value)
      return number === 0 || number === 1 ? number === 1 : unreadable
    }
  return numberReader(type, detail)
}

function numberReader(type: string, bounds: string): Reader {
  const [least, most] = bounds.split('..')
  return (value) => {
    const number = readNumber(value)
    if (typeof number !== 'number') return number
    const fits = (type === 'number' || Number.isInteger(number)) && !(least && number < Number(least)) && !(most && number > Number(most))
    return fits ? number : unreadable
  }
}

/** Converts numbers to digits, true to '1' and false to '0'. A missing text is empty. */
function readText(value: unknown): string | typeof unreadable {
  if (typeof value === 'string') return value
  if (isMissing(value)) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'number' ? String(value) : unreadable
}

/** Returns one of `words` in its own spelling, in any case. Any other text stays as it is. */
function wordOf(text: string | typeof unreadable, words: readonly string[]): string | typeof unreadable {
  if (text === unreadable || words.includes(text)) return text
  const word = text.trim().toLowerCase().replace('cancelled', 'canceled')
  return words.includes(word) ? word : text
}

/** Words of JSON and SQL for '1' and '0'. */
const truths: Readonly<Record<string, string>> = { true: '1', false: '0' }

const flagOf = (text: string | typeof unreadable) => (text === unreadable ? text : (truths[text.trim().toLowerCase()] ?? text))

/** Resolves a relative URL against the API base. A path stays as it is if the API has the page's origin. */
const pictureOf = (url: string | typeof unreadable, base = '') =>
  url === unreadable || base === '' || !isRelative(url, base) ? url : new URL(url, new URL(`${base}/`, baseOfPage())).href

/** Node has no document. */
const baseOfPage = () => (typeof document === 'undefined' ? undefined : document.baseURI)

function readNumber(value: unknown): number | null | typeof unreadable {
  if (typeof value === 'number') return value
  if (isMissing(value) || value === '') return null
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return unreadable
  const text = truths[value.toLowerCase()] ?? value.trim()
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : unreadable
}
