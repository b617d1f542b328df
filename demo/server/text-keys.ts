/** Text without case, accents and double spaces: 'Zoë  Müller' and 'zoe muller' have the same key. */
export const textKey = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The keys by which a doctor is sorted and found. */
export const doctorKeys = (doctor: { firstName: string; lastName: string; practiceName: string }) => {
  const nameKey = textKey(`${doctor.firstName} ${doctor.lastName}`)
  return { nameKey, searchKey: `${nameKey} ${textKey(doctor.practiceName)}` }
}

/** The keys by which a patient or an admin is sorted and found. */
export const personKeys = (person: { firstName: string; lastName: string; email: string }) => {
  const nameKey = textKey(`${person.firstName} ${person.lastName}`)
  return { nameKey, searchKey: `${nameKey} ${textKey(person.email)}` }
}

/** Scripts that put no spaces between words, so that a word of one or two letters may stand anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** One or two letters say too little to look for them inside of words, and no index finds them there: they begin a word. */
const isShort = (word: string) => [...word].length < 3 && /^[\p{L}\p{N}]+$/u.test(word) && !unspaced.test(word)

/** LIKE patterns for each word of a search, of which one has to fit; its own wildcards are taken literally. */
export const searchPatterns = (search: string) =>
  textKey(search).split(' ').filter(Boolean).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return isShort(word) ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`]
  })
