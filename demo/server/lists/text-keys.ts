import { foldText, searchWords } from '../../../src/core/contract/search.ts'

/** Returns the sort and search keys of a doctor. */
export const doctorKeys = (doctor: { firstName: string; lastName: string; practiceName: string }) => {
  const nameKey = foldText(`${doctor.firstName} ${doctor.lastName}`)
  return { nameKey, searchKey: `${nameKey} ${foldText(doctor.practiceName)}` }
}

/** Returns the sort and search keys of a patient or admin. */
export const personKeys = (person: { firstName: string; lastName: string; email: string }) => {
  const nameKey = foldText(`${person.firstName} ${person.lastName}`)
  return { nameKey, searchKey: `${nameKey} ${foldText(person.email)}` }
}

/** Returns alternative LIKE patterns for each word of a search. Escapes wildcards. */
export const searchPatterns = (search: string) =>
  searchWords(search).map(({ word, beginsWord }) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return beginsWord ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`]
  })
