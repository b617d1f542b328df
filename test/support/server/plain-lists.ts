import { asc, desc, eq, sql, type AnyColumn } from 'drizzle-orm'
import type { AdminSort } from '../../../src/core/contract/admins.ts'
import type { DoctorSort } from '../../../src/core/contract/doctors.ts'
import type { SortOrder } from '../../../src/core/contract/list.ts'
import type { PatientSort } from '../../../src/core/contract/patients.ts'
import { isFound, searchWords } from '../../../src/core/contract/search.ts'
import type { ListSubscriptionsQuery, SubscriptionSort } from '../../../src/core/contract/subscriptions.ts'
import type { Database } from '../../../demo/server/database/database.ts'
import { admins, doctors, patients, subscriptions } from '../../../demo/server/database/schema.ts'

/**
 * Returns the ids of a whole list, as the reference for its pages. One plain statement sorts them;
 * filters and the search are checked row by row.
 */
type Ids<Asked> = (database: Database, query: Asked) => Promise<number[]>

interface Query<Sort> {
  sort?: Sort
  order?: SortOrder
  q?: string
}

const byAdmin: Record<AdminSort, AnyColumn> = { name: admins.nameKey, email: admins.emailKey, createdAt: admins.createdAt }
const byPatient: Record<PatientSort, AnyColumn> = {
  name: patients.nameKey,
  email: patients.emailKey,
  dob: patients.dobKey,
  createdAt: patients.createdAt,
}
const byDoctor: Record<DoctorSort, AnyColumn> = {
  name: doctors.nameKey,
  email: doctors.emailKey,
  phone: doctors.phoneKey,
  practice_name: doctors.practiceKey,
  totalPatient: doctors.patientCount,
  isActive: doctors.isActive,
  subscriptionPlan: doctors.plan,
  createdAt: doctors.createdAt,
}
const bySubscription: Record<SubscriptionSort, AnyColumn | AnyColumn[]> = {
  name: subscriptions.nameKey,
  plan: subscriptions.plan,
  amount: [subscriptions.currency, subscriptions.amountMinor],
  createdAt: subscriptions.startedAt,
  end_date: subscriptions.endsKey,
  status: subscriptions.status,
}

const inOrder = (key: AnyColumn | AnyColumn[], id: AnyColumn, { sort, order = sort ? 'asc' : 'desc' }: Query<string>) =>
  [key, id].flat().map((column) => (order === 'asc' ? asc(column) : desc(column)))

const found = (rows: { id: number; text: string }[], { q = '' }: Query<string>) =>
  rows.filter(({ text }) => isFound(text, searchWords(q))).map(({ id }) => id)

/** For tables that only a search filters. */
const idsOf =
  <Sort extends string>(
    table: typeof admins | typeof doctors | typeof patients,
    by: Record<Sort, AnyColumn>,
    newest: NoInfer<Sort>,
  ): Ids<Query<Sort>> =>
  async (database, query) =>
    found(
      await database
        .select({
          id: table.id,
          text: table === doctors ? sql<string>`${doctors.searchKey} || ' ' || ${doctors.contactKey}` : table.searchKey,
        })
        .from(table)
        .orderBy(...inOrder(by[query.sort ?? newest], table.id, query)),
      query,
    )

export const adminIds = idsOf(admins, byAdmin, 'createdAt')
export const doctorIds = idsOf(doctors, byDoctor, 'createdAt')
export const patientIds = idsOf(patients, byPatient, 'createdAt')

export const subscriptionIds: Ids<ListSubscriptionsQuery> = async (database, query) => {
  const { status, plan, doctor_id, sort = 'createdAt' } = query
  const rows = await database
    .select({
      id: subscriptions.id,
      status: subscriptions.status,
      plan: subscriptions.plan,
      doctorId: subscriptions.doctorId,
      text: doctors.searchKey,
    })
    .from(subscriptions)
    .innerJoin(doctors, eq(doctors.id, subscriptions.doctorId))
    .orderBy(...inOrder(bySubscription[sort], subscriptions.id, query))
  const isStatus = (one: string) => status === undefined || one === status || (status === 'inactive' && one !== 'active')
  const fits = (row: (typeof rows)[number]) =>
    isStatus(row.status) && (plan ?? row.plan) === row.plan && (doctor_id ?? row.doctorId) === row.doctorId
  return found(rows.filter(fits), query)
}
