/** Stands where there is nothing, §2. */
export const dash = '-'

/** Day/month/year, as the specification fixes for every language; put together here, since to make an `Intl` format takes as long as to draw a row. */
const written = (day: number, month: number, year: number) => `${twoDigits(day)}/${twoDigits(month + 1)}/${year}`

const twoDigits = (number: number) => String(number).padStart(2, '0')

const dateOf = (date: Date) => written(date.getDate(), date.getMonth(), date.getFullYear())

// A day has no time zone; read as midnight UTC it must not become the evening before.
const dayOf = (day: Date) => written(day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear())

/** A dash stands for no date, and for one that can't be read. */
export const formatDate = (iso: string | null): string => formatted(dateOf, iso)

/** A day without a time, such as a date of birth. */
export const formatDay = (day: string | null): string => formatted(dayOf, day)

/** A moment of this browser's, to the minute. */
export function formatTime(time: number): string {
  const moment = new Date(time)
  return `${dateOf(moment)}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

function formatted(format: (date: Date) => string, text: string | null): string {
  const date = new Date(text || Number.NaN)
  return Number.isNaN(date.getTime()) ? dash : format(date)
}

/** `exceptZero` writes the sign of what grew, too. */
export type SignDisplay = 'auto' | 'exceptZero'

/** An amount in the currency's major unit, in digits that stand in dates and phones too. A currency that is no ISO code stands as it came, and a dash for a missing amount. */
export function formatMoney(amount: number | null, currency: string, locale: string, signDisplay: SignDisplay = 'auto'): string {
  if (amount === null) return dash
  try {
    const money = moneyFormat(locale, currency, signDisplay).format(amount)
    // Amid Arabic the sign in US$ would change sides; a run of its own from left to right keeps it together.
    return locale === 'ar' ? `\u2066${money}\u2069` : money
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `${amount} ${currency}`.trim()
  }
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Kept, since making one takes longer than drawing the rest of a row. */
function moneyFormat(locale: string, currency: string, signDisplay: SignDisplay): Intl.NumberFormat {
  const key = `${locale} ${currency} ${signDisplay}`
  const format =
    moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay, numberingSystem: 'latn' })
  moneyFormats.set(key, format)
  return format
}

/** The country code stands before a phone that does not contain it already; a dash where there is none, §2. */
export function formatPhone({ phone, countryCode }: { phone: string | null; countryCode: string | null }): string {
  if (!phone) return dash
  return countryCode && !phone.includes(countryCode) ? `${countryCode} ${phone}` : phone
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The letters that stand for a picture: of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => word?.match(/\p{Letter}/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
