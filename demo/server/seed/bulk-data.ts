import { sql, type SQL } from 'drizzle-orm'
import { foldText } from '../../../src/core/contract/fold-text.ts'
import { plans } from '../../../src/core/contract/subscriptions.ts'
import type { Database } from '../database/database.ts'
import { minorOf } from '../database/money.ts'
import { currencies, pricesOf } from '../subscriptions/prices.ts'
import { patientSitters } from './demo-patients.ts'
import { visitTypes } from './demo-visits.ts'
import { practices } from './practices.ts'
import { drawingKey, motifs, stages } from './visit-drawings.ts'
import { withoutIndexes } from './without-indexes.ts'

const chunk = 5000

const firstNames = (
  'Emma Noah Sofía Lucas Amélie Elias Freya Arjun Meera Hiroshi Sakura Omar Leïla Kwame Zanele Ivan Katya ' +
  'Matteo Chiara Jonas Lena Ximena Thiago Niamh Connor Aylin Mehmet Ewa Pavel Ana'
).split(' ')
const lastNames = (
  'Anderson Baptiste Castillo Dvořák Eriksson Fischer García Hoffmann Ivanova Jensen Kaya Laurent Moreau Nielsen Okafor ' +
  'Petrov Quintero Rossi Silva Tanaka Ueda Varga Weber Xu Yamamoto Zhang Ahmed Bianchi Cohen Duarte Estrada Fontaine Gupta Hughes ' +
  'Ibrahim Jovanović Kim Larsson Mendoza Novak Osei Patel Reyes Schneider Torres Vasquez Walker'
).split(' ')
const kinds = ['Dental', 'Skin Clinic', 'Family Practice', 'Eye Care', 'Aesthetics', 'Medical Center', 'Orthodontics']
const prices = currencies.flatMap((currency) => plans.map((plan) => minorOf(pricesOf(currency)[plan], currency)))

const arrayOf = (values: readonly (string | number)[], type: 'text' | 'bigint' | 'plan') =>
  sql`(${`{${values.map((value) => JSON.stringify(value)).join(',')}}`}::${sql.raw(type)}[])`

/** Returns SQL that picks a value of a list by number. */
const pick = (values: readonly (string | number)[], type: 'text' | 'bigint' | 'plan', number: SQL) =>
  sql`${arrayOf(values, type)}[1 + (${number}) % ${sql.raw(String(values.length))}]`

/** Returns SQL for a number within a sort key, as `sortKey` writes it. */
const numberKey = (number: SQL) => sql`chr(47 + length((${number})::text)) || ${number}`

const drawingKeys = arrayOf(
  motifs.flatMap((motif) => stages.map((stage) => drawingKey(motif, stage))),
  'text',
)
const byPatientFirst = sql`i * 7 + place * 11`
const byPatientLast = sql`i * 13 + place * 5`
const byFirst = sql`i * 31 + i / 30`
const byLast = sql`i * 17 + i / 47`
const presentPlan = pick(plans, 'plan', sql`i * 7 + i / 4`)

/** Two to eight, five on average. */
const patientCount = sql`(2 + i * 3 % 7)::int`

const addDoctors = (database: Database, from: number, to: number, today: Date) =>
  database.execute(sql`
  INSERT INTO doctors (
    id, first_name, last_name, practice_name, email, country_code, phone, address, description,
    picture, is_active, plan, created_at, name_key, search_key, patient_count,
    practice_key, email_key, phone_key, contact_key
  )
  SELECT
    i, first, last, last || ' ' || kind, 'doctor' || i || '@bulk.test',
    '+1', (2000000000 + i)::text, i || ' Main Street', 'A generated practice.',
    CASE WHEN i % 7 <> 4 THEN 'demo/portrait-' || 1 + (i - 1) % ${sql.raw(String(practices.length))} || '.webp' END,
    i % 11 <> 0, ${presentPlan},
    ${today}::timestamptz - make_interval(days => 1300 + (i * 37 % 1500)::int, mins => (i % 1440)::int),
    first_key || ' ' || last_key, first_key || ' ' || last_key || ' ' || last_key || ' ' || lower(kind), ${patientCount},
    last_key || ' ' || lower(kind), 'doctor' || ${numberKey(sql`i`)} || '@bulk.test',
    '+1' || (2000000000 + i), 'doctor' || i || '@bulk.test 1' || (2000000000 + i)
  FROM generate_series(${from}::bigint, ${to}::bigint) i
  CROSS JOIN LATERAL (
    SELECT
      ${pick(firstNames, 'text', byFirst)} first, ${pick(firstNames.map(foldText), 'text', byFirst)} first_key,
      ${pick(lastNames, 'text', byLast)} last, ${pick(lastNames.map(foldText), 'text', byLast)} last_key,
      ${pick(kinds, 'text', sql`i / 5`)} kind
  ) names`)

/**
 * Adds five subscriptions per doctor, the current one last. Expired ones ended before today, active ones end later,
 * free ones never end.
 */
const addSubscriptions = (database: Database, from: number, to: number, today: Date) =>
  database.execute(sql`
  INSERT INTO subscriptions (doctor_id, plan, status, amount_minor, currency, payment_intent_id, started_at, ends_at, name_key)
  SELECT
    i, plan,
    CASE
      WHEN term = 4 AND i % 5 <> 0 THEN 'active'
      WHEN term < 4 AND (i + term) % 2 = 0 AND plan <> 'free' THEN 'expired'
      ELSE 'canceled'
    END::subscription_status,
    ${pick(prices, 'bigint', sql`i % ${sql.raw(String(currencies.length))} * 4 + array_position(enum_range(NULL::plan), plan) - 1`)},
    ${pick(currencies, 'text', sql`i`)},
    CASE WHEN plan <> 'free' THEN 'pi_' || left(md5(i || ':' || term), 24) END,
    started,
    CASE WHEN plan <> 'free' THEN started + interval '365 days' END,
    ${pick(firstNames.map(foldText), 'text', byFirst)} || ' ' || ${pick(lastNames.map(foldText), 'text', byLast)}
  FROM generate_series(${from}::bigint, ${to}::bigint) i
  CROSS JOIN generate_series(0, 4) term
  CROSS JOIN LATERAL (
    SELECT
      CASE WHEN term = 4 THEN ${presentPlan} ELSE ${pick(plans, 'plan', sql`i / 3 + term`)} END plan,
      ${today}::timestamptz - make_interval(
        days => (CASE WHEN term = 4 THEN 5 + i * 13 % 340 ELSE 370 + (i * 29 + term * 211) % 900 END)::int,
        secs => i % 86400
      ) started
  ) terms`)

const countries = ['United States', 'France', 'India', 'Japan', 'Brazil', 'Kenya', 'Poland', 'Egypt']

const addPatients = (database: Database, from: number, to: number, today: Date) =>
  database.execute(sql`
  INSERT INTO patients (doctor_id, first_name, last_name, email, dob, country, description, picture, created_at, name_key, search_key, email_key)
  SELECT
    i, first, last, address, CASE WHEN i % 17 <> 3 THEN ${today}::date - (700 + (i * 131 + place * 977) % 30000)::int END,
    CASE WHEN i % 11 <> 5 THEN ${pick(countries, 'text', sql`i + place`)} END, 'A generated patient.',
    CASE WHEN (i + place) % 5 <> 2 THEN ${pick(
      patientSitters.map(({ key }) => key),
      'text',
      sql`i * 5 + place`,
    )} END,
    ${today}::timestamptz - make_interval(days => (5 + (i * 41 + place * 67) % 1200)::int, mins => ((i + place) % 1440)::int),
    first_key || ' ' || last_key, first_key || ' ' || last_key || ' ' || address,
    'patient' || ${numberKey(sql`i`)} || '-' || ${numberKey(sql`place`)} || '@bulk.test'
  FROM generate_series(${from}::bigint, ${to}::bigint) i
  CROSS JOIN LATERAL generate_series(1, ${patientCount}) place
  CROSS JOIN LATERAL (
    SELECT
      ${pick(firstNames, 'text', byPatientFirst)} first, ${pick(firstNames.map(foldText), 'text', byPatientFirst)} first_key,
      ${pick(lastNames, 'text', byPatientLast)} last, ${pick(lastNames.map(foldText), 'text', byPatientLast)} last_key,
      'patient' || i || '-' || place || '@bulk.test' address
  ) names`)

/** Adds up to four visits per patient, about one on average, 20 hours apart. */
const addVisits = (database: Database, from: number, to: number) =>
  database.execute(sql`
  INSERT INTO visits (patient_id, number, visit_type, visited_at, pictures)
  SELECT
    patient.id, number, ${pick(visitTypes, 'text', sql`patient.id + number`)}, created_at + make_interval(hours => number * 20 + patient.id % 9),
    CASE (patient.id + number) % 3 WHEN 0 THEN '{}'::text[] ELSE
      ${drawingKeys}[1 + patient.id % 20 : 1 + patient.id % 20 + (patient.id + number) % 4] END
  FROM patients patient
  CROSS JOIN LATERAL generate_series(1, patient.id * 5 % 9 - 4) number
  WHERE doctor_id BETWEEN ${from} AND ${to}`)

/** Fills the database up to doctor `last` in chunks of SQL, so that memory use stays constant. */
export const addBulk = async (
  database: Database,
  first: number,
  last: number,
  today: Date,
  progress: (done: number, all: number) => void,
) => {
  if (first > last) return
  await withoutIndexes(database, async () => {
    for (let from = first; from <= last; from += chunk) {
      const to = Math.min(from + chunk - 1, last)
      await addDoctors(database, from, to, today)
      await addSubscriptions(database, from, to, today)
      await addPatients(database, from, to, today)
      await addVisits(database, from, to)
      progress(to, last)
    }
  })
}
