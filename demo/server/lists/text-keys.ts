import { sortKey } from '../../../src/core/contract/fold-text.ts'
import { phoneSortKey, searchKey, searchWords } from '../../../src/core/contract/search.ts'

/**
 * Version of the functions that compute the stored keys. Increment it when one of them changes its results:
 * the next start computes all keys again.
 */
export const textKeysVersion = 1

/** Sorts after every phone number. */
const noPhone = '\u{10ffff}'

interface Named {
  firstName: string
  lastName: string
  email: string
}

export interface NamedDoctor extends Named {
  practiceName: string
  phone?: string | null
  countryCode?: string | null
}

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

const sortKeys = (person: Named) => ({ nameKey: sortKey(nameOf(person)), emailKey: sortKey(person.email) })

/** Returns the sort and search keys of a doctor. */
export const doctorKeys = (doctor: NamedDoctor) => {
  const phone = { phone: doctor.phone ?? null, countryCode: doctor.countryCode ?? null }
  return {
    ...sortKeys(doctor),
    practiceKey: sortKey(doctor.practiceName),
    phoneKey: phone.phone ? phoneSortKey(phone) : noPhone,
    searchKey: searchKey([nameOf(doctor), doctor.practiceName]),
    contactKey: searchKey([doctor.email], phone),
  }
}

/** Returns the sort and search keys of a patient or admin. */
export const personKeys = (person: Named) => ({ ...sortKeys(person), searchKey: searchKey([nameOf(person), person.email]) })

/** Three letters, or fewer beside the end of a word: what the index of a search key knows. */
const indexable = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u

/**
 * Returns alternative LIKE patterns for each word of a search, and whether an index helps to find them: it would read all of itself
 * for words such as '@.', which takes many times longer than to read the rows. Escapes wildcards.
 */
export const searchPatterns = (search: string) =>
  searchWords(search).map(({ word, beginsWord }) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    const patterns = beginsWord ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`]
    return { patterns, isIndexed: beginsWord || indexable.test(word) }
  })
