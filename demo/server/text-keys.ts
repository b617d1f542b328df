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

/** One LIKE pattern per word of a search, its own wildcards taken literally. */
export const searchPatterns = (search: string) =>
  textKey(search).split(' ').filter(Boolean).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
