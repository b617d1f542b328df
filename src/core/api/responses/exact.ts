import type { Shape } from 'virtual:response-shapes'
import { createTimeSlicer } from '../../scheduling/yield-to-main.ts'

/** ISO 8601, also without a time or a time zone. */
export const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)?$/

type Check = (value: unknown) => boolean

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Number of rows between two checks of the clock. */
const batch = 500

/**
 * Returns true if a response has exactly the form of the contract, as our own server's have.
 * Those of other backends are read by more code, which is loaded on demand. A list without `meta` may be a page of another kind.
 */
export async function isExact(shape: Shape, answer: object, apiBase: string): Promise<boolean> {
  const { 'data!': rows, ...others } = shape as Readonly<Record<string, Shape>>
  if (!Array.isArray(rows)) return checkOf(shape, apiBase)(answer)
  const { data, ...envelope } = answer as Readonly<Record<string, unknown>>
  if (!Array.isArray(data) || !isObject(envelope['meta']) || !checkOf(others, apiBase)(envelope)) return false
  const check = checkOf((rows as readonly [Shape])[0], apiBase)
  const pause = createTimeSlicer()
  for (const [index, row] of data.entries()) {
    if (!check(row)) return false
    if (index % batch === batch - 1) await pause()
  }
  return true
}

function checkOf(shape: Shape, apiBase: string): Check {
  if (typeof shape === 'string') return scalarCheck(shape, apiBase)
  if (Array.isArray(shape)) {
    const check = checkOf((shape as readonly [Shape])[0], apiBase)
    return (value) => Array.isArray(value) && value.every(check)
  }
  const fields = Object.entries(shape).map(([field, part]) => {
    const check = checkOf(part, apiBase)
    const name = field.replace(/[!?]$/, '')
    return { name, check: field.endsWith('?') ? (value: unknown) => value === undefined || check(value) : check }
  })
  return (value) => isObject(value) && fields.every(({ name, check }) => check(value[name]))
}

/** Returns true if a picture URL must be resolved against the API base. */
export const isRelative = (url: string, apiBase: string): boolean =>
  url !== '' && !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url) && (!url.startsWith('/') || /^[a-z]+:/i.test(apiBase))

function scalarCheck(shape: string, apiBase: string): Check {
  if (shape.startsWith('?')) {
    const check = scalarCheck(shape.slice(1), apiBase)
    return (value) => value === null || check(value)
  }
  const [type = '', detail = ''] = shape.split(' ')
  const words = type === 'flag' ? ['0', '1'] : type === 'word' ? detail.split('|') : undefined
  const [least, most] = detail.split('..')
  return (value) => {
    if (typeof value === 'number')
      return (
        type === 'id' ||
        type === 'number' ||
        (type === 'integer' && Number.isInteger(value) && !(least && value < Number(least)) && !(most && value > Number(most)))
      )
    if (typeof value !== 'string') return type === 'boolean' && typeof value === 'boolean'
    if (words) return words.includes(value)
    if (type === 'date') return iso.test(value)
    if (type === 'picture') return !isRelative(value, apiBase)
    return type === 'text' || (type === 'id' && value !== '')
  }
}
