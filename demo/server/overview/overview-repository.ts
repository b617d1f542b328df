import { and, count, eq, gt, gte, lt, sql, sum, type SQL } from 'drizzle-orm'
import type { OverviewPeriods } from '../../../src/core/contract/overview.ts'
import type { Plan, SubscriptionStatus } from '../../../src/core/contract/subscriptions.ts'
import type { Database } from '../database/database.ts'
import { doctors, listCounts, patients, subscriptions } from '../database/schema.ts'
import { inScope, type DoctorScope } from '../portals/scope.ts'

const { status, currency, amountMinor, startedAt, endsKey } = subscriptions

interface Count {
  list: string
  status: SubscriptionStatus | null
  plan: Plan | null
  currency: string | null
  count: number
  minor: number
}

export type Counts = Count[]

/** Returns the counts of a scope: of all doctors those that the database maintains. */
export const readCounts = (database: Database, scope: DoctorScope): Promise<Counts> =>
  scope === 'all' ? readAllCounts(database) : countRows(database, scope)

const readAllCounts = async (database: Database) =>
  database
    .select({
      list: listCounts.list,
      status: listCounts.status,
      plan: listCounts.plan,
      currency: listCounts.currency,
      count: sum(listCounts.rows).mapWith(Number),
      minor: sum(listCounts.amountMinor).mapWith(Number),
    })
    .from(listCounts)
    .groupBy(listCounts.list, listCounts.status, listCounts.plan, listCounts.currency)

const blank = { status: null, plan: null, currency: null, minor: 0 }

/** Counts row by row: a scope has few doctors. */
const countRows = async (database: Database, scope: DoctorScope): Promise<Counts> => {
  const scoped = inScope(subscriptions.doctorId, scope)
  const ofDoctors = await database.$count(doctors, inScope(doctors.id, scope))
  const ofPatients = await database.$count(patients, inScope(patients.doctorId, scope))
  const byPlan = await database
    .select({ status, plan: subscriptions.plan, count: count() })
    .from(subscriptions)
    .where(scoped)
    .groupBy(status, subscriptions.plan)
  const paying = await addUp(database, and(scoped, eq(status, 'active'), gt(amountMinor, 0)))
  return [
    { ...blank, list: 'doctors', count: ofDoctors },
    { ...blank, list: 'patients', count: ofPatients },
    ...byPlan.map((row) => ({ ...blank, ...row, list: 'subscriptions' })),
    ...paying.map((row) => ({ ...blank, ...row, list: 'paying' })),
  ]
}

/** Counts the practices and the patients added since `before`. */
export const countNew = async (database: Database, scope: DoctorScope, { before }: OverviewPeriods) => ({
  doctors: await database.$count(doctors, and(inScope(doctors.id, scope), gte(doctors.createdAt, before))),
  patients: await database.$count(patients, and(inScope(patients.doctorId, scope), gte(patients.createdAt, before))),
})

/** Counts new practices by month. Months without any are missing. */
export const countJoined = (database: Database, scope: DoctorScope, { months: [first = ''] }: OverviewPeriods) => {
  const month = sql<string>`to_char(${doctors.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM')`
  return database
    .select({ month, count: count() })
    .from(doctors)
    .where(and(inScope(doctors.id, scope), gte(doctors.createdAt, new Date(`${first}-01T00:00:00Z`))))
    .groupBy(sql`1`)
}

const addUp = (database: Database, condition: SQL | undefined) =>
  database
    .select({ currency, count: count(), minor: sum(amountMinor).mapWith(Number) })
    .from(subscriptions)
    .where(condition)
    .groupBy(currency)

export type Sums = Awaited<ReturnType<typeof addUp>>

/** Sums the active subscriptions that started since `before`. */
export const addUpBegun = (database: Database, scope: DoctorScope, { before }: OverviewPeriods) =>
  addUp(database, and(inScope(subscriptions.doctorId, scope), eq(status, 'active'), gte(startedAt, before)))

/** Sums the subscriptions that started before `before` and have expired since. One without an end has the key `infinity`. */
export const addUpExpired = (database: Database, scope: DoctorScope, { before }: OverviewPeriods) =>
  addUp(
    database,
    and(
      inScope(subscriptions.doctorId, scope),
      eq(status, 'expired'),
      gte(endsKey, before),
      sql`${endsKey} < 'infinity'`,
      lt(startedAt, before),
    ),
  )

export const countExpiring = (database: Database, scope: DoctorScope, { today, soon }: OverviewPeriods) =>
  database.$count(subscriptions, and(inScope(subscriptions.doctorId, scope), eq(status, 'active'), gte(endsKey, today), lt(endsKey, soon)))
