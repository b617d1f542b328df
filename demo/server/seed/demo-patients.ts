import { asc, sql } from 'drizzle-orm'
import { foldText } from '../../../src/core/contract/fold-text.ts'
import type { Database } from '../database/database.ts'
import { doctors, patients, visits } from '../database/schema.ts'
import { personKeys } from '../lists/text-keys.ts'
import { makePerson } from './cultures.ts'
import { makeVisits, motifsOf, randomCounts } from './demo-visits.ts'
import { tones, type Sitter, type Tone } from './portrait.ts'
import { practices } from './practices.ts'
import { createRandom, type Random } from './random.ts'

type Patient = typeof patients.$inferInsert & { createdAt: Date }

const day = 24 * 3_600_000
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Pictures that patients share: a few for each look and skin tone. */
export const patientSitters = (['f', 'm'] as const).flatMap((look) =>
  Object.keys(tones).flatMap((tone) =>
    [1, 2, 3, 4].map((number): { key: string; sitter: Sitter } => ({
      key: pictureKey(look, tone as Tone, number),
      sitter: { look, skins: tones[tone as Tone], lastHair: tone === 'dark' ? 1 : 6 },
    })),
  ),
)

function pictureKey(look: 'f' | 'm', tone: Tone, number: number) {
  return `demo/patient-${look}-${tone}-${number}.webp`
}

interface Showcase {
  values: Partial<Patient>
  /** Number of pictures of each visit. */
  visits: number[]
}

/** First patients of the first practice: one for each state of a screen. */
const showcases: Showcase[] = [
  // 1: no visit yet.
  { values: { firstName: 'Nora', lastName: 'Whitcombe', email: 'nora.whitcombe@patient.test' }, visits: [] },
  // 2: one visit with a single picture.
  { values: { firstName: 'Elliot', lastName: 'Marsh', email: 'elliot.marsh@patient.test' }, visits: [1] },
  // 3: one visit with nine pictures, one with none, one with two.
  { values: { firstName: 'Renée', lastName: "D'Aubigné", email: 'renee.daubigne@patient.test', country: 'France' }, visits: [9, 0, 2] },
  // 4: name and email only.
  {
    values: { firstName: 'Sam', lastName: 'Li', email: 'sam.li@patient.test', dob: null, country: null, description: null, picture: null },
    visits: [0],
  },
  // 5: a long name, a long email and a long text.
  {
    values: {
      firstName: 'Wilhelmina Anastasia Persephone',
      lastName: 'von Hohenzollern-Sigmaringen-Featherstonehaugh',
      email: 'wilhelmina.anastasia.persephone.von.hohenzollern-sigmaringen@long-domain-name-of-a-patient.test',
      country: 'Liechtenstein',
      description: 'Has been a patient for many years, and a careful one. '.repeat(14).trim(),
    },
    visits: [2, 3, 1, 0, 4, 2, 1, 3],
  },
  // 6 and 7: written from right to left.
  {
    values: { firstName: 'عبد الرحمن', lastName: 'بن خالد المنصوري', email: 'abdulrahman@patient.test', country: 'United Arab Emirates' },
    visits: [3, 2],
  },
  { values: { firstName: 'אביגיל', lastName: 'בן־דוד', email: 'avigail@patient.test', country: 'Israel' }, visits: [1, 4] },
  // 8: no country, but a date of birth.
  {
    values: { firstName: 'Ananya', lastName: 'Krishnamurthy', email: 'ananya.k@patient.test', dob: '1991-02-28', country: null },
    visits: [2],
  },
]

/** Practice 42 has more than a page of patients, practice 59 has none. */
const countOf = (doctorId: number, random: Random) => (doctorId === 42 ? 24 : doctorId === 59 ? 0 : random.integer(2, 9))

const notes = [
  'Prefers appointments in the morning, and a call the day before.',
  'Came on a recommendation. Wants pictures of every step, to compare.',
  'Allergic to penicillin and latex.\nBrings the list of current medicines to each visit.',
  'Speaks with the doctor in two languages; letters go to the family.',
  'Finished the first treatment; the next check is due in half a year.',
] as const

interface Place {
  id: number
  countryCode: string
  /** Day on which the practice joined. Patients registered between it and today. */
  since: Date
  today: Date
}

const makePatient = (
  id: number,
  { id: doctorId, countryCode, since, today }: Place,
  random: Random,
): Omit<Patient, 'nameKey' | 'searchKey' | 'emailKey'> => {
  const { look, tone, country, ...name } = makePerson(countryCode, random)
  const address = [foldText(name.firstName), foldText(name.lastName)]
    .map((part) => part.replace(/[^a-z]/g, ''))
    .filter(Boolean)
    .join('.')
  return {
    id,
    doctorId,
    ...name,
    email: `${address || 'patient'}.${id}@patient.test`,
    dob: random.chance(0.06) ? null : dayOf(new Date(today.getTime() - random.integer(2 * 365, 88 * 365) * day)),
    country: random.chance(0.1) ? null : country,
    description: random.chance(0.15) ? null : random.pick(notes),
    picture: random.chance(0.2) ? null : pictureKey(look, tone, random.integer(1, 4)),
    createdAt: new Date(random.integer(since.getTime(), Math.max(since.getTime(), today.getTime() - 2 * day))),
  }
}

/** Adds the patients of the hand-written practices, with visits. Skips practices that the database lacks. */
export const addDemoPatients = async (database: Database, today: Date) => {
  const joined = await database.select({ id: doctors.id, since: doctors.createdAt }).from(doctors).orderBy(asc(doctors.id))
  let id = 0
  for (const [index, { field, countryCode }] of practices.slice(0, joined.length).entries()) {
    const place = { id: index + 1, since: today, ...joined[index], countryCode, today }
    const random = createRandom(place.id + 9000)
    const others: Showcase[] = Array.from({ length: countOf(place.id, random) }, () => ({ values: {}, visits: randomCounts(random) }))
    const everyone = (place.id === 1 ? showcases : others).map(({ values, visits: counts }) => {
      const person = { ...makePatient(++id, place, random), ...values }
      return {
        patient: { ...person, ...personKeys(person) },
        visits: makeVisits(id, counts, person.createdAt, today, motifsOf(field), random),
      }
    })
    const theirs = everyone.flatMap((one) => one.visits)
    if (everyone.length > 0) await database.insert(patients).values(everyone.map(({ patient }) => patient))
    if (theirs.length > 0) await database.insert(visits).values(theirs)
  }
  await database.execute(sql`SELECT setval(pg_get_serial_sequence('patients', 'id'), ${id})`)
  await database.execute(sql`UPDATE doctors SET patient_count = (SELECT count(*) FROM patients WHERE doctor_id = doctors.id)`)
}
