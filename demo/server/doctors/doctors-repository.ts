import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { DoctorSort, ListDoctorsQuery } from '../../../src/core/contract/doctors.ts'
import type { Database } from '../database/database.ts'
import { countOf, countWhere } from '../lists/list-counts.ts'
import { listSource, readPage, type Page } from '../lists/list-page.ts'
import { containsOrEquals, createdWithin, defaultSort, directionOf } from '../lists/list-query.ts'
import { doctors } from '../database/schema.ts'
import { inScope, type DoctorScope } from '../portals/scope.ts'
import { readWhole } from '../lists/whole-list.ts'

export type Doctor = typeof doctors.$inferSelect

/** Columns in the audit, by their names in the contract. */
export const doctorFields = {
  firstName: 'first_name',
  lastName: 'last_name',
  practiceName: 'practice_name',
  email: 'email',
  countryCode: 'countryCode',
  phone: 'phone',
  address: 'address',
  description: 'description',
  isActive: 'isActive',
  plan: 'plan',
  picture: 'profile_picture',
  passwordHash: 'password',
} satisfies Partial<Record<keyof Doctor, string>>

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
const filterOf = (query: ListDoctorsQuery) =>
  and(
    query.plan && eq(doctors.plan, query.plan),
    query.status && eq(doctors.isActive, query.status === 'active'),
    createdWithin(doctors.createdAt, query),
  )
const texts = [doctors.searchKey, doctors.contactKey]

export type DoctorRow = Pick<Doctor, keyof typeof fields>

const sourceOf = (database: Database, scope: DoctorScope, query: ListDoctorsQuery, words?: SQL) => {
  const [scoped, filter] = [inScope(doctors.id, scope), filterOf(query)]
  const condition = and(filter, words)
  // A scope has few doctors: search and count them row by row.
  const own = scoped && and(scoped, condition)
  return listSource({
    list: { table: doctors, id: doctors.id, key: keyOf(query), order: directionOf(query), partitions: [own ?? filter] },
    filters: own || condition ? undefined : [],
    count: own ? countWhere(doctors, own) : countOf('doctors'),
    rows: (beside, where, order) =>
      database
        .select({ ...fields, ...beside })
        .from(doctors)
        .where(where)
        .orderBy(...order),
    search: own
      ? undefined
      : condition && {
          condition,
          found: (within) =>
            sql`SELECT ${doctors.id} AS id, ${keyOf(query)} AS key FROM ${doctors} WHERE ${and(condition, within(keyOf(query)))}`,
        },
  })
}

export const pageOfDoctors = async (database: Database, scope: DoctorScope, query: ListDoctorsQuery, page: Page) => {
  const within = and(filterOf(query), inScope(doctors.id, scope))
  const words = await containsOrEquals(database, { search: query.q, texts, emailKey: doctors.emailKey, within })
  return readPage(database, sourceOf(database, scope, query, words), page)
}

/** Returns all doctors that pass the filters, in batches. A whole list has no search. */
export const allDoctors = (database: Database, scope: DoctorScope, query: ListDoctorsQuery) => readWhole(sourceOf(database, scope, query))

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
