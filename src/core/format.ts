import { withAsciiDigits } from './contract/typed-text.ts'

/** Placeholder for a missing value, §2. */
export const dash = '-'

const twoDigits = (number: number) => String(number).padStart(2, '0')

interface CalendarDay {
  day: number
  /** 1 to 12. */
  month: number
  year: number
}

/**
 * Writes day/month/year, which the specification requires in every language.
 * Does not use `Intl`: creating a format takes as long as rendering a row.
 */
const written = ({ day, month, year }: CalendarDay) => `${twoDigits(day)}/${twoDigits(month)}/${year}`

const isoOf = ({ day, month, year }: CalendarDay) => [year, month, day].map(twoDigits).join('-')

const localDay = (date: Date): CalendarDay => ({ day: date.getDate(), month: date.getMonth() + 1, year: date.getFullYear() })

const utcDay = (date: Date): CalendarDay => ({ day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() })

/** A date without a time zone is the day that it names: read in a time zone, it could be the day before or after. */
const zoneless = /^(\d{4}-\d\d-\d\d)(?:T[\d:.]+)?$/

function formatted(value: string | Date | null, dayOf: (date: Date) => CalendarDay, format: (day: CalendarDay) => string): string {
  const named = typeof value === 'string' ? zoneless.exec(value)?.[1] : undefined
  const date = new Date(named || value || Number.NaN)
  return Number.isNaN(date.getTime()) ? dash : format(named ? utcDay(date) : dayOf(date))
}

/** Formats a date in local time. A missing or invalid date gives a dash. */
export const formatDate = (iso: string | null): string => formatted(iso, localDay, written)

/** Formats a day of a period in UTC, so that it is the same in every time zone. A missing or invalid date gives a dash. */
export const formatDay = (day: string | Date | null): string => formatted(day, utcDay, written)

/** Returns a local date as YYYY-MM-DD, for files: programs read en-GB dates differently. A missing or invalid date gives a dash. */
export const isoDate = (iso: string | null): string => formatted(iso, localDay, isoOf)

/** Returns a day of a period as YYYY-MM-DD. A missing or invalid date gives a dash. */
export const isoDay = (day: string | null): string => formatted(day, utcDay, isoOf)

/** Formats a time (milliseconds since 1970) in local time, to the minute. */
export function formatTime(time: number): string {
  const moment = new Date(time)
  return `${written(localDay(moment))}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/** `exceptZero` also adds a plus sign to positive numbers. */
export type SignDisplay = 'auto' | 'exceptZero'

/**
 * Formats an amount given in the currency's major unit, with Latin digits. Null gives a dash.
 * An invalid currency code is appended unchanged.
 */
export function formatMoney(amount: number | null, currency: string, locale: string, signDisplay: SignDisplay = 'auto'): string {
  if (amount === null) return dash
  try {
    const money = moneyFormat(locale, currency, signDisplay).format(amount)
    // In Arabic text, the currency sign of US$ would move to the other side. Unicode isolates (U+2066, U+2069) prevent this.
    return locale === 'ar' ? `\u2066${money}\u2069` : money
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `${amount} ${currency}`.trim()
  }
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Caches formats: creating one takes longer than rendering the rest of a row. */
function moneyFormat(locale: string, currency: string, signDisplay: SignDisplay): Intl.NumberFormat {
  const key = `${locale} ${currency} ${signDisplay}`
  const format =
    moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay, numberingSystem: 'latn' })
  moneyFormats.set(key, format)
  return format
}

/**
 * Adds the country code unless the phone already contains it, and separates it by a space. A leading 00 becomes +.
 * A missing phone gives a dash, §2.
 */
export function formatPhone({ phone, countryCode }: { phone: string | null; countryCode: string | null }): string {
  if (!phone) return dash
  const full = phone.replace(/^00/, '+')
  if (!countryCode || (full.includes(countryCode) && !full.startsWith(countryCode))) return full
  return `${countryCode} ${full.replace(countryCode, '').trim()}`
}

/**
 * Returns a phone for a spreadsheet, which would turn digits in one group into a number without its plus or first zero:
 * '+1 2025550143', or '017012 3456' without a country code. A phone with other signs than digits and separators stays as saved.
 */
export function groupedPhone(number: { phone: string | null; countryCode: string | null }): string {
  const shown = withAsciiDigits(formatPhone(number)).trim()
  if (!/^\+?[\d\s()./-]*\d$/.test(shown)) return shown
  const [all, code] = [shown, number.countryCode ?? ''].map((text) => text.replaceAll(/[^\d+]/g, '')) as [string, string]
  const split = /^\+\d+$/.test(code) && all.startsWith(code) && all.length > code.length ? code.length : -4
  return `${all.slice(0, split)} ${all.slice(split)}`.trim()
}

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Returns initials for a missing picture: first letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => word?.match(/\p{Letter}/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
