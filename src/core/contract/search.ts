import { foldText, foldWords, unspaced } from './fold-text.ts'
import { plainPhone } from './plain-phone.ts'

/** Phone number with its country code, if it is stored apart. */
export interface Phone {
  phone: string | null
  countryCode: string | null
}

const digitsOf = (plain: string) => plain.replaceAll('(0)', '').replace(/\D/g, '')

const withoutTrunk = (digits: string) => digits.replace(/^0+/, '')

/**
 * Returns the digits of a phone number with its country code; empty for a missing number.
 * Some countries dial the leading zero of a national number after the code too, so there may be two forms, separated by a space.
 */
function phoneDigits({ phone, countryCode }: Phone): string {
  const plain = plainPhone(phone ?? '')
  const [digits, code] = [digitsOf(plain), digitsOf(plainPhone(countryCode ?? ''))]
  if (plain.startsWith('+') || !code) return digits
  return digits.startsWith('0') ? `${code}${withoutTrunk(digits)} ${code}${digits}` : code + digits
}

/** Returns the text to sort phone numbers by: digits in their order, not by value, so that countries stay together. */
export const phoneSortKey = (phone: Phone): string => `+${phoneDigits(phone)}`

/** Returns the text that `isFound` searches. Each text is folded alone; a phone number becomes its digits. */
export const searchKey = (texts: readonly (string | null)[], phone?: Phone): string =>
  [...texts.map((text) => foldText(text ?? '')), ...(phone ? [phoneDigits(phone)] : [])].filter(Boolean).join(' ')

/** Shorter numbers are words: a street number or a year. */
const shortestPhone = 5
const typedPhone = /(?<!\S)\+?[\d(][\d ()./-]*\d(?: ?(?:ext\.?|[#x]) ?\d+)?(?!\S)/g

/** Joins a phone number of a search, such as '+44 (0)20 7946-0958', to one word of digits. */
const joinPhone = (typed: string) => {
  const digits = withoutTrunk(digitsOf(plainPhone(typed)))
  return digits.length < shortestPhone ? typed.replace('+', '') : digits
}

export interface SearchWord {
  word: string
  /**
   * True for words of one or two letters: they match only at the start of a word.
   * Matches inside words would be too many, and no index can find them.
   */
  beginsWord: boolean
}

/** Maximum number of words of a search: each is a condition on every row that the database reads. */
const mostWords = 12

/** Splits a search text into its words, the first twelve of them. A row must match all of them. */
export const searchWords = (search: string): SearchWord[] =>
  [...new Set(foldWords(search).replace(typedPhone, joinPhone).split(' '))]
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => ({
      word,
      beginsWord: [...word].length < 3 && /^[\p{L}\p{N}]+$/u.test(word) && !unspaced.test(word),
    }))

const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** Returns the folded address if a search is one whole email address. */
export const wholeEmail = (search: string): string | undefined => {
  const folded = foldWords(search)
  return emailAddress.test(folded) ? folded : undefined
}

/** Returns true if the text matches every word. `folded` must come from `searchKey`. */
export const isFound = (folded: string, words: readonly SearchWord[]): boolean =>
  words.every(({ word, beginsWord }) => (beginsWord ? folded.startsWith(word) || folded.includes(` ${word}`) : folded.includes(word)))
