import { and, asc, count, eq } from 'drizzle-orm'
import type { ListPatientsQuery, PatientSort } from '../../src/core/contract/patients.ts'
import type { Database } from './database.ts'
import { contains, orderOf, type Page } from './lists.ts'
import { patients, visits } from './schema.ts'

const sortColumns = {
  name: patients.nameKey,
  email: patients.emailKey,
  dob: patients.dob,
  createdAt: patients.createdAt,
} satisfies Record<PatientSort, unknown>

const conditionOf = ({ doctor_id, q }: ListPatientsQuery) =>
  and(doctor_id === undefined ? undefined : eq(patients.doctorId, doctor_id), contains(q, patients.searchKey))

/** The patients that fit, sorted; all of them, or the one page that is asked for. */
export const listPatients = (database: Database, query: ListPatientsQuery, page?: Page) => {
  const rows = database
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      email: patients.email,
      dob: patients.dob,
      picture: patients.picture,
      createdAt: patients.createdAt,
    })
    .from(patients)
    .where(conditionOf(query))
    .orderBy(...orderOf(sortColumns, patients.id, query))
  return page ? rows.limit(page.size).offset((page.number - 1) * page.size) : rows
}

export type PatientRow = Awaited<ReturnType<typeof listPatients>>[number]

/** How many fit. */
export const countPatients = async (database: Database, query: ListPatientsQuery) => {
  const [row] = await database.select({ total: count() }).from(patients).where(conditionOf(query))
  return row?.total ?? 0
}

/** A patient by id. */
export const findPatient = async (database: Database, id: number) => {
  const [patient] = await database.select().from(patients).where(eq(patients.id, id))
  return patient
}

/** A patient's visits, the first one first. */
export const listVisits = (database: Database, patientId: number) =>
  database.select().from(visits).where(eq(visits.patientId, patientId)).orderBy(asc(visits.number))
