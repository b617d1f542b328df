import { dash, type SignDisplay } from './format.ts'

/** How many there are, with separators; the digits are those of dates and ids in every language. A dash stands for a missing count. */
export const formatCount = (count: number | null, locale: string, signDisplay: SignDisplay = 'auto'): string =>
  count === null ? dash : new Intl.NumberFormat(`${locale}-u-nu-latn`, { signDisplay }).format(count)

/** The same where there is little room: 12,345 as 12K. */
export const formatCountBriefly = (count: number | null, locale: string): string =>
  count === null ? dash : new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact' }).format(count)

/** A month, from YYYY-MM: its name in short, or in full with the year; a dash where it can't be read. */
export function formatMonth(month: string, locale: string, length: 'short' | 'long'): string {
  const start = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(start.getTime())) return dash
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    timeZone: 'UTC',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
  }).format(start)
}
