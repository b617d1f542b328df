import { dash, type SignDisplay } from './format.ts'

/** Formats a count with separators and Latin digits in every language. Null gives a dash. */
export const formatCount = (count: number | null, locale: string, signDisplay: SignDisplay = 'auto'): string =>
  count === null ? dash : new Intl.NumberFormat(`${locale}-u-nu-latn`, { signDisplay }).format(count)

/** Formats a count in compact form: 12,345 becomes 12K. */
export const formatCountBriefly = (count: number | null, locale: string): string =>
  count === null ? dash : new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact' }).format(count)

/**
 * Formats a month (YYYY-MM): `short` gives the short name, `long` the full name with the year.
 * An invalid month gives a dash.
 */
export function formatMonth(month: string, locale: string, length: 'short' | 'long'): string {
  const start = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(start.getTime())) return dash
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    timeZone: 'UTC',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
  }).format(start)
}
