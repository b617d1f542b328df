import { asc, desc, eq, type AnyColumn } from 'drizzle-orm'
import type { AdminSort, ListAdminsQuery } from '../../src/core/contract/admins.ts'
import type { DoctorSort, ListDoctorsQuery } from '../../src/core/contract/doctors.ts'
import type { ListPatientsQuery, PatientSort } from '../../src/core/contract/patients.ts'
import { isFound, searchWords } from '../../src/core/contract/search.ts'
import type { ListSubscriptionsQuery, SubscriptionSort } from '../../src/core/contract/subscriptions.ts'
import type { Database } from '../../demo/server/database.ts'
import { admins, doctors, patients, subscriptions } from '../../demo/server/schema.ts'

/** What every page has to be a part of: ids of a whole list, sorted by one plain statement; what filters and a search let through is told row by row. */
type Ids<Query> = (database: Database, query: Query) => Promise<number[]>

const byAdmin: Record<AdminSort, AnyColumn> = { name: admins.nameKey, email: admins.emailKey, createdAt: admins.createdAt }
const byPatient: Record<PatientSort, AnyColumn> = { name: patients.nameKey, email: patients.emailKey, dob: patients.dobKey, createdAt: patients.createdAt }
const byDoctor: Record<DoctorSort, AnyColumn> = {
  name: doctors.nameKey, email: doctors.emailKey, phone: doctors.phoneKey, practice_name: doctors.practiceKey, totalPatient: doctors.patientCount,
  isActive: doctors.isActive, subscriptionPlan: doctors.plan, createdAt: doctors.createdAt,
}
const bySubscription: Record<SubscriptionSort, AnyColumn> = {
  name: subscriptions.nameKey, plan: subscriptions.plan, amount: subscriptions.amount, createdAt: subscriptions.startedAt,
  end_date: subscriptions.endsKey, status: subscriptions.status,
}

const inOrder = (key: AnyColumn, id: AnyColumn, { sort, order = sort ? 'asc' : 'desc' }: { sort?: string; order?: 'asc' | 'desc' }) =>
  [key, id].map((column) => (order === 'asc' ? asc(column) : desc(column)))

const found = (rows: { id: number; text: string }[], { q = '' }: { q?: string }) =>
  rows.filter(({ text }) => isFound(text, searchWords(q))).map(({ id }) => id)

export const adminIds: Ids<ListAdminsQuery> = async (database, query) =>
  found(await database.select({ id: admins.id, text: admins.searchKey }).from(admins).orderBy(...inOrder(byAdmin[query.sort ?? 'createdAt'], admins.id, query)), query)

export const doctorIds: Ids<ListDoctorsQuery> = async (database, query) =>
  found(await database.select({ id: doctors.id, text: doctors.searchKey }).from(doctors).orderBy(...inOrder(byDoctor[query.sort ?? 'createdAt'], doctors.id, query)), query)

export const patientIds: Ids<ListPatientsQuery> = async (database, query) =>
  found(await database.select({ id: patients.id, text: patients.searchKey }).from(patients).orderBy(...inOrder(byPatient[query.sort ?? 'createdAt'], patients.id, query)), query)

export const subscriptionIds: Ids<ListSubscriptionsQuery> = async (database, query) => {
  const { status, plan, doctor_id, sort = 'createdAt' } = query
  const rows = await database
    .select({ id: subscriptions.id, status: subscriptions.status, plan: subscriptions.plan, doctorId: subscriptions.doctorId, text: doctors.searchKey })
    .from(subscriptions).innerJoin(doctors, eq(doctors.id, subscriptions.doctorId))
    .orderBy(...inOrder(bySubscription[sort], subscriptions.id, query))
  const isStatus = (one: string) => status === undefined || one === status || (status === 'inactive' && one !== 'active')
  const fits = (row: (typeof rows)[number]) => isStatus(row.status) && (plan ?? row.plan) === row.plan && (doctor_id ?? row.doctorId) === row.doctorId
  return found(rows.filter(fits), query)
}
