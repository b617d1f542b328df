import type { SignDisplay } from './format.ts'

/** How many there are, with separators; the digits are those of dates and ids in every language. */
export const formatCount = (count: number, locale: string, signDisplay: SignDisplay = 'auto'): string =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`, { signDisplay }).format(count)

/** The same where there is little room: 12,345 as 12K. */
export const formatCountBriefly = (count: number, locale: string): string =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact' }).format(count)

/** A month, from YYYY-MM: its name in short, or in full with the year. */
export const formatMonth = (month: string, locale: string, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { timeZone: 'UTC', month: length, ...(length === 'long' && { year: 'numeric' }) }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
