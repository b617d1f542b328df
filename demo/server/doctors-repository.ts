import { count, eq } from 'drizzle-orm'
import type { DoctorSort, ListDoctorsQuery } from '../../src/core/contract/doctors.ts'
import type { Database } from './database.ts'
import { contains, orderOf, type Page } from './lists.ts'
import { doctors } from './schema.ts'
import { next } from './versions.ts'

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

const conditionOf = ({ q }: ListDoctorsQuery) => contains(q, doctors.searchKey, doctors.emailKey)

/** The doctors that fit, sorted; all of them, or the one page that is asked for. */
export const listDoctors = (database: Database, query: ListDoctorsQuery, page?: Page) => {
  const rows = database
    .select({
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
    })
    .from(doctors)
    .where(conditionOf(query))
    .orderBy(...orderOf(sortColumns, doctors.id, query))
  return page ? rows.limit(page.size).offset((page.number - 1) * page.size) : rows
}

export type DoctorRow = Awaited<ReturnType<typeof listDoctors>>[number]

/** How many fit. */
export const countDoctors = async (database: Database, query: ListDoctorsQuery) => {
  const [row] = await database.select({ total: count() }).from(doctors).where(conditionOf(query))
  return row?.total ?? 0
}

/** A doctor by id. */
export const findDoctor = async (database: Database, id: number): Promise<Doctor | undefined> => {
  const [doctor] = await database.select().from(doctors).where(eq(doctors.id, id))
  return doctor
}

/** A doctor by id, whose row stays ours until the transaction ends. */
export const lockDoctor = async (transaction: Database, id: number): Promise<Doctor | undefined> => {
  const [doctor] = await transaction.select().from(doctors).where(eq(doctors.id, id)).for('update')
  return doctor
}

export const updateDoctor = async (transaction: Database, id: number, values: Partial<Doctor>) => {
  await transaction.update(doctors).set({ ...values, version: next(doctors.version) }).where(eq(doctors.id, id))
}
