import { foldText, searchWords } from '../../src/core/contract/search.ts'

/** The keys by which a doctor is sorted and found. */
export const doctorKeys = (doctor: { firstName: string; lastName: string; practiceName: string }) => {
  const nameKey = foldText(`${doctor.firstName} ${doctor.lastName}`)
  return { nameKey, searchKey: `${nameKey} ${foldText(doctor.practiceName)}` }
}

/** The keys by which a patient or an admin is sorted and found. */
export const personKeys = (person: { firstName: string; lastName: string; email: string }) => {
  const nameKey = foldText(`${person.firstName} ${person.lastName}`)
  return { nameKey, searchKey: `${nameKey} ${foldText(person.email)}` }
}

/** LIKE patterns for each word of a search, of which one has to fit; its own wildcards are taken literally. */
export const searchPatterns = (search: string) =>
  searchWords(search).map(({ word, beginsWord }) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return beginsWord ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`]
  })
