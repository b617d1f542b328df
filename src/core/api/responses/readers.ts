import type { Shape } from 'virtual:response-shapes'
import type { Id } from '../../contract/as-read.ts'

/** Result for a value that cannot be read. `path` is relative to the value, such as `.amount`; empty for the value itself. */
export class Unreadable {
  constructor(readonly path: string) {}
}

/** Converts a value to the form of the contract. Returns the identical value if it already has this form. */
export type Reader = (value: unknown) => unknown

/** Backends omit a missing field or send null. */
export const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

const isId = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (shape: Shape | undefined): shape is readonly [Shape] => Array.isArray(shape)

export function readerOf(shape: Shape): Reader {
  if (typeof shape === 'string') return scalarReader(shape)
  return isList(shape) ? listReader(readerOf(shape[0])) : objectReader(shape)
}

/** A missing list becomes empty. Missing items are removed. */
function listReader(read: Reader): Reader {
  return (value) => {
    if (isMissing(value)) return []
    if (!Array.isArray(value)) return new Unreadable('')
    const items: unknown[] = []
    for (const [index, item] of (value as unknown[]).entries()) {
      if (isMissing(item)) continue
      const result = read(item)
      if (result instanceof Unreadable) return new Unreadable(`[${index}]${result.path}`)
      items.push(result)
    }
    return items
  }
}

/** A missing object counts as one without fields. */
function objectReader(shape: Readonly<Record<string, Shape>>): Reader {
  const fields = Object.entries(shape).map(([field, part]) => ({ name: field.replace(/[!?]$/, ''), read: fieldReader(field, part) }))
  // Copies get all fields at once. Adding them one by one takes about 100 times as long.
  const blank = Object.fromEntries(
    Object.keys(shape)
      .filter((field) => !field.endsWith('?'))
      .map((field) => [field.replace('!', ''), null]),
  )
  return (value) => {
    const whole = value ?? {}
    if (!isObject(whole)) return new Unreadable('')
    let result = whole
    for (const { name, read } of fields) {
      const part = read(whole[name])
      if (part === whole[name]) continue
      if (part instanceof Unreadable) return new Unreadable(`.${name}${part.path}`)
      // Copy only on the first change: a list may have many rows, and most need no change.
      if (result === whole) result = { ...blank, ...whole }
      result[name] = part
    }
    return result
  }
}

function fieldReader(field: string, shape: Shape): Reader {
  const read = readerOf(shape)
  if (field.endsWith('!')) return (value) => (isMissing(value) || value === '' ? new Unreadable('') : read(value))
  if (!field.endsWith('?')) return read
  if (typeof shape === 'string')
    return (value) => {
      const result = isMissing(value) ? undefined : read(value)
      return result instanceof Unreadable ? undefined : (result ?? undefined)
    }
  // An object without any of these fields is unrelated and only has the same name.
  const names = Object.keys(shape).map((name) => name.replace(/[!?]$/, ''))
  return (value) => (isObject(value) && names.some((name) => name in value) ? read(value) : undefined)
}

function scalarReader(shape: string): Reader {
  if (shape.startsWith('=')) {
    const choices: unknown[] = shape.slice(1).split('|')
    return (value) => (choices.includes(value) ? value : new Unreadable(''))
  }
  const [type = '', bounds = '..'] = shape.split(' ')
  if (type === 'text') return (value) => (isMissing(value) ? '' : readText(value))
  if (type === '?text') return (value) => (isMissing(value) ? null : readText(value))
  if (type === 'id') return (value) => (isMissing(value) || value === '' ? null : isId(value) ? value : new Unreadable(''))
  if (type === 'boolean')
    return (value) => {
      const number = readNumber(value)
      return number === 0 || number === 1 ? number === 1 : new Unreadable('')
    }
  const [least, most] = bounds.split('..')
  return (value) => {
    const number = readNumber(value)
    if (typeof number !== 'number') return number
    const fits = (type === 'number' || Number.isInteger(number)) && !(least && number < Number(least)) && !(most && number > Number(most))
    return fits ? number : new Unreadable('')
  }
}

/** Converts numbers to digits, true to '1' and false to '0'. */
function readText(value: unknown): unknown {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'number' ? String(value) : new Unreadable('')
}

function readNumber(value: unknown): number | null | Unreadable {
  if (typeof value === 'number') return value
  if (isMissing(value) || value === '') return null
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : new Unreadable('')
}
