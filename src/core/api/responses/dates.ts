import { iso } from './exact.ts'

/** Dates as SQL databases write them: `2026-03-05 10:20:30`, with or without a time zone. */
const sql = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d[\d:.]*) ?(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?)?$/

const epoch = /^-?\d{6,14}(?:\.\d+)?$/

/** Epoch numbers below this are seconds, others milliseconds. As milliseconds, this is March 1973. */
const leastMilliseconds = 100_000_000_000

/** Returns a date as ISO 8601: ISO and SQL texts, and seconds or milliseconds since 1970. Undefined for anything else. */
export function isoDateOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (iso.test(text)) return isValid(text) ? text : undefined
  const [, day, time, utc, hours, minutes = '00'] = sql.exec(text) ?? []
  if (day) {
    const date = `${day}T${time}${utc ? 'Z' : hours ? `${hours}:${minutes}` : ''}`
    return isValid(date) ? date : undefined
  }
  if (!epoch.test(text)) return undefined
  const number = Number(text)
  return new Date(Math.abs(number) < leastMilliseconds ? number * 1_000 : number).toISOString()
}

const isValid = (date: string) => !Number.isNaN(Date.parse(date))
