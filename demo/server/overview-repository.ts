import { and, count, eq, gt, gte, lt, or, sql, sum, type SQL } from 'drizzle-orm'
import type { OverviewPeriods } from '../../src/core/contract/overview.ts'
import type { Database } from './database.ts'
import { doctors, subscriptions, type patients } from './schema.ts'

const countWhere = (condition: SQL | undefined) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number)

/** How many practices or patients there are, and how many there were. It reads the index of `created_at`, and no row. */
export const countPeople = async (database: Database, table: typeof doctors | typeof patients, { before }: OverviewPeriods) => {
  const [row] = await database.select({ now: count(), before: countWhere(lt(table.createdAt, before)) }).from(table)
  return row ?? { now: 0, before: 0 }
}

/** How many practices joined in each month that had any. */
export const countJoined = (database: Database, { months: [first = ''] }: OverviewPeriods) => {
  const month = sql<string>`to_char(${doctors.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM')`
  return database
    .select({ month, count: count() })
    .from(doctors)
    .where(gte(doctors.createdAt, new Date(`${first}-01T00:00:00Z`)))
    .groupBy(sql`1`)
}

const wasActive = (before: Date) =>
  and(
    lt(subscriptions.startedAt, before),
    or(eq(subscriptions.status, 'active'), and(eq(subscriptions.status, 'expired'), gte(subscriptions.endsAt, before))),
  )

/** All subscriptions, added up by what tells them apart: one pass over the table, a few hundred rows at the most. */
export const addUpSubscriptions = (database: Database, { before, today, soon }: OverviewPeriods) => {
  const { plan, status, currency, amountMinor, endsAt } = subscriptions
  const active = eq(status, 'active')
  const amountWhere = (condition: SQL | undefined) => sql`coalesce(${sum(amountMinor)} FILTER (WHERE ${condition}), 0)`.mapWith(Number)
  return database
    .select({
      plan, status, currency,
      count: count(),
      activeBefore: countWhere(wasActive(before)),
      paidNow: countWhere(and(active, gt(amountMinor, 0))),
      minorNow: amountWhere(active),
      minorBefore: amountWhere(wasActive(before)),
      expiring: countWhere(and(active, gte(endsAt, today), lt(endsAt, soon))),
    })
    .from(subscriptions)
    .groupBy(plan, status, currency)
}

export type SubscriptionSums = Awaited<ReturnType<typeof addUpSubscriptions>>
