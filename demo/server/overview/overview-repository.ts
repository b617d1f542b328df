import { and, count, eq, gte, isNotNull, lt, sql, sum, type SQL } from 'drizzle-orm'
import type { OverviewPeriods } from '../../../src/core/contract/overview.ts'
import type { Database } from '../database/database.ts'
import { doctors, listCounts, patients, subscriptions } from '../database/schema.ts'

const { status, currency, amountMinor, startedAt, endsAt, endsKey } = subscriptions

/** Returns the counts that the database maintains. */
export const readCounts = (database: Database) =>
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

export type Counts = Awaited<ReturnType<typeof readCounts>>

/** Counts the practices and the patients added since `before`. */
export const countNew = async (database: Database, { before }: OverviewPeriods) => ({
  doctors: await database.$count(doctors, gte(doctors.createdAt, before)),
  patients: await database.$count(patients, gte(patients.createdAt, before)),
})

/** Counts new practices by month. Months without any are missing. */
export const countJoined = (database: Database, { months: [first = ''] }: OverviewPeriods) => {
  const month = sql<string>`to_char(${doctors.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM')`
  return database
    .select({ month, count: count() })
    .from(doctors)
    .where(gte(doctors.createdAt, new Date(`${first}-01T00:00:00Z`)))
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
export const addUpBegun = (database: Database, { before }: OverviewPeriods) =>
  addUp(database, and(eq(status, 'active'), gte(startedAt, before)))

/** Sums the subscriptions that started before `before` and have expired since. */
export const addUpExpired = (database: Database, { before }: OverviewPeriods) =>
  addUp(database, and(eq(status, 'expired'), gte(endsKey, before), isNotNull(endsAt), lt(startedAt, before)))

export const countExpiring = (database: Database, { today, soon }: OverviewPeriods) =>
  database.$count(subscriptions, and(eq(status, 'active'), gte(endsKey, today), lt(endsKey, soon)))
