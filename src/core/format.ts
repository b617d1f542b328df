/** Day/month/year, as the specification fixes for every language. */
const dates = new Intl.DateTimeFormat('en-GB')

export const formatDate = (iso: string | null): string => (iso ? dates.format(new Date(iso)) : '–')

/** An amount in the currency's major unit. A currency that is no ISO code stands as it came. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `${amount} ${currency}`.trim()
  }
}

/** The country code stands before a phone that does not contain it already; a dash where there is none, §2. */
export function formatPhone({ phone, countryCode }: { phone: string | null; countryCode: string | null }): string {
  if (!phone) return '-'
  return countryCode && !phone.includes(countryCode) ? `${countryCode} ${phone}` : phone
}

/** The letters that stand for a picture: of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => word?.match(/\p{Letter}/u)?.[0] ?? '').join('').toLocaleUpperCase()
}
