import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { ListPatientsQuery, PatientSort } from '../../../src/core/contract/patients.ts'
import type { Database } from '../database/database.ts'
import { countOf, countWhere } from '../lists/list-counts.ts'
import { listSource, readPage, type Page } from '../lists/list-page.ts'
import { containsOrEquals, createdWithin, defaultSort, directionOf } from '../lists/list-query.ts'
import { doctors, patients, visits } from '../database/schema.ts'
import { inScope, type DoctorScope } from '../portals/scope.ts'
import { readWhole } from '../lists/whole-list.ts'

const sortColumns = {
  name: patients.nameKey,
  email: patients.emailKey,
  dob: patients.dobKey,
  createdAt: patients.createdAt,
} satisfies Record<PatientSort, unknown>

const fields = {
  id: patients.id,
  firstName: patients.firstName,
  lastName: patients.lastName,
  email: patients.email,
  dob: patients.dob,
  picture: patients.picture,
  createdAt: patients.createdAt,
}

const keyOf = ({ sort = defaultSort }: ListPatientsQuery) => sortColumns[sort]
const texts = [patients.searchKey]
const doctorOf = ({ doctor_id }: ListPatientsQuery) => (doctor_id === undefined ? undefined : eq(patients.doctorId, doctor_id))

const ofDoctorsOf = (scope: DoctorScope, query: ListPatientsQuery) => and(doctorOf(query), inScope(patients.doctorId, scope))
const filterOf = (query: ListPatientsQuery) => createdWithin(patients.createdAt, query)

const sourceOf = (database: Database, scope: DoctorScope, query: ListPatientsQuery, words?: SQL) => {
  const [ofDoctors, filter] = [ofDoctorsOf(scope, query), filterOf(query)]
  const condition = and(filter, words)
  // One doctor and a scope have few patients: search and count them row by row.
  const own = ofDoctors && and(ofDoctors, condition)
  return listSource({
    list: { table: patients, id: patients.id, key: keyOf(query), order: directionOf(query), partitions: [own ?? filter] },
    filters: own || condition ? undefined : [],
    count: own ? countWhere(patients, own) : countOf('patients'),
    rows: (beside, where, order) =>
      database
        .select({ ...fields, ...beside })
        .from(patients)
        .where(where)
        .orderBy(...order),
    search: own
      ? undefined
      : condition && {
          condition,
          found: (within) =>
            sql`SELECT ${patients.id} AS id, ${keyOf(query)} AS key FROM ${patients} WHERE ${and(condition, within(keyOf(query)))}`,
        },
  })
}

export const pageOfPatients = async (database: Database, scope: DoctorScope, query: ListPatientsQuery, page: Page) => {
  const within = and(filterOf(query), ofDoctorsOf(scope, query))
  const words = await containsOrEquals(database, { search: query.q, texts, emailKey: patients.emailKey, within })
  return readPage(database, sourceOf(database, scope, query, words), page)
}

/** Returns all patients, or those of one doctor, in batches. A whole list has no search. */
export const allPatients = (database: Database, scope: DoctorScope, query: ListPatientsQuery) => readWhole(sourceOf(database, scope, query))

/** Returns a patient with their doctor. */
export const findPatient = async (database: Database, scope: DoctorScope, id: number) => {
  const [found] = await database
    .select({ patient: patients, doctor: { id: doctors.id, firstName: doctors.firstName, lastName: doctors.lastName } })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(and(eq(patients.id, id), inScope(patients.doctorId, scope)))
  return found
}

/** Returns a patient's visits, oldest first. */
export const listVisits = (database: Database, patientId: number) =>
  database.select().from(visits).where(eq(visits.patientId, patientId)).orderBy(asc(visits.number))
