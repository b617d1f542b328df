import { and, eq, sql } from 'drizzle-orm'
import type { DoctorSort, ListDoctorsQuery } from '../../../src/core/contract/doctors.ts'
import type { Database } from '../database/database.ts'
import { countOf } from '../lists/list-counts.ts'
import { listSource, readPage, type Page } from '../lists/list-page.ts'
import { contains, defaultSort, directionOf } from '../lists/list-query.ts'
import { doctors } from '../database/schema.ts'
import { readWhole } from '../lists/whole-list.ts'

export type Doctor = typeof doctors.$inferSelect

const sortColumns = {
  name: doctors.nameKey,
  email: doctors.emailKey,
  phone: doctors.phoneKey,
  practice_name: doctors.practiceKey,
  totalPatient: doctors.patientCount,
  isActive: doctors.isActive,
  subscriptionPlan: doctors.plan,
  createdAt: doctors.createdAt,
} satisfies Record<DoctorSort, unknown>

const fields = {
  id: doctors.id,
  firstName: doctors.firstName,
  lastName: doctors.lastName,
  email: doctors.email,
  phone: doctors.phone,
  countryCode: doctors.countryCode,
  practiceName: doctors.practiceName,
  picture: doctors.picture,
  patientCount: doctors.patientCount,
  isActive: doctors.isActive,
  plan: doctors.plan,
  createdAt: doctors.createdAt,
}

const keyOf = ({ sort = defaultSort }: ListDoctorsQuery) => sortColumns[sort]
const searchOf = ({ q }: ListDoctorsQuery) => contains(q, doctors.searchKey, doctors.contactKey)

export type DoctorRow = Pick<Doctor, keyof typeof fields>

const sourceOf = (database: Database, query: ListDoctorsQuery) => {
  const condition = searchOf(query)
  return listSource({
    list: { table: doctors, id: doctors.id, key: keyOf(query), order: directionOf(query), partitions: [undefined] },
    count: countOf('doctors'),
    rows: (beside, where, order) =>
      database
        .select({ ...fields, ...beside })
        .from(doctors)
        .where(where)
        .orderBy(...order),
    search: condition && {
      condition,
      found: (within) =>
        sql`SELECT ${doctors.id} AS id, ${keyOf(query)} AS key FROM ${doctors} WHERE ${and(condition, within(keyOf(query)))}`,
    },
  })
}

export const pageOfDoctors = (database: Database, query: ListDoctorsQuery, page: Page) =>
  readPage(database, sourceOf(database, query), page)

/** Returns all matching doctors, in batches. */
export const allDoctors = (database: Database, query: ListDoctorsQuery) => readWhole(sourceOf(database, query))

export const findDoctor = async (database: Database, id: number): Promise<Doctor | undefined> => {
  const [doctor] = await database.select().from(doctors).where(eq(doctors.id, id))
  return doctor
}

/** Returns a doctor and locks its row until the transaction ends. */
export const lockDoctor = async (transaction: Database, id: number): Promise<Doctor | undefined> => {
  const [doctor] = await transaction.select().from(doctors).where(eq(doctors.id, id)).for('update')
  return doctor
}

export const updateDoctor = async (transaction: Database, id: number, values: Partial<Doctor>) => {
  await transaction.update(doctors).set(values).where(eq(doctors.id, id))
}
