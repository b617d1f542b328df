import { and, count, eq, gte, isNotNull, lt, sql, sum, type SQL } from 'drizzle-orm'
import type { OverviewPeriods } from '../../src/core/contract/overview.ts'
import type { Database } from './database.ts'
import { doctors, listCounts, subscriptions, type patients } from './schema.ts'

const { status, currency, amountMinor, startedAt, endsAt, endsKey } = subscriptions

/** What the database keeps count of. */
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

/** How many practices or patients have come since. */
export const countNew = (database: Database, table: typeof doctors | typeof patients, { before }: OverviewPeriods) =>
  database.$count(table, gte(table.createdAt, before))

/** How many practices joined in each month that had any. */
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

/** The active subscriptions that have begun since. */
export const addUpBegun = (database: Database, { before }: OverviewPeriods) =>
  addUp(database, and(eq(status, 'active'), gte(startedAt, before)))

/** Those that had begun by then, and have expired since. */
export const addUpExpired = (database: Database, { before }: OverviewPeriods) =>
  addUp(database, and(eq(status, 'expired'), gte(endsKey, before), isNotNull(endsAt), lt(startedAt, before)))

/** How many active ones end soon. */
export const countExpiring = (database: Database, { today, soon }: OverviewPeriods) =>
  database.$count(subscriptions, and(eq(status, 'active'), gte(endsKey, today), lt(endsKey, soon)))
