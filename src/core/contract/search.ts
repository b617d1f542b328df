/** Removes case, accents and extra spaces, so that 'Zoë  Müller' and 'zoe muller' match. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Scripts without spaces between words. A word of one or two characters matches anywhere in them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export interface SearchWord {
  word: string
  /**
   * True for words of one or two letters: they match only at the start of a word.
   * Matches inside words would be too many, and no index can find them.
   */
  beginsWord: boolean
}

/** Splits a search text into words. A row must match all of them. */
export const searchWords = (search: string): SearchWord[] =>
  foldText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      word,
      beginsWord: [...word].length < 3 && /^[\p{L}\p{N}]+$/u.test(word) && !unspaced.test(word),
    }))

/** Returns true if the text matches every word. `folded` must come from `foldText`. */
export const isFound = (folded: string, words: readonly SearchWord[]): boolean =>
  words.every(({ word, beginsWord }) => (beginsWord ? folded.startsWith(word) || folded.includes(` ${word}`) : folded.includes(word)))
