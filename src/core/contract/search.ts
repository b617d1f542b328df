/** Text without case, accents and double spaces: 'Zoë  Müller' and 'zoe muller' are one to a search. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Scripts that put no spaces between words, so that a word of one or two letters may stand anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export interface SearchWord {
  word: string
  /** One or two letters say too little to look for them inside of words, and no index finds them there. */
  beginsWord: boolean
}

/** What a search looks for: every one of these has to be found. */
export const searchWords = (search: string): SearchWord[] =>
  foldText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      word,
      beginsWord: [...word].length < 3 && /^[\p{L}\p{N}]+$/u.test(word) && !unspaced.test(word),
    }))

/** Whether a search finds a text, which is folded already. */
export const isFound = (folded: string, words: readonly SearchWord[]): boolean =>
  words.every(({ word, beginsWord }) => (beginsWord ? folded.startsWith(word) || folded.includes(` ${word}`) : folded.includes(word)))
