import { and, asc, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { ListSubscriptionsQuery, SubscriptionSort } from '../../src/core/contract/subscriptions.ts'
import type { Database } from './database.ts'
import { contains, orderOf, type Page } from './lists.ts'
import { doctors, subscriptions } from './schema.ts'
import { next } from './versions.ts'

const sortColumns = {
  name: doctors.nameKey,
  plan: subscriptions.plan,
  amount: subscriptions.amount,
  createdAt: subscriptions.startedAt,
  end_date: subscriptions.endsAt,
  status: subscriptions.status,
} satisfies Record<SubscriptionSort, unknown>

const conditionOf = ({ status, plan, doctor_id, q }: ListSubscriptionsQuery): SQL | undefined =>
  and(
    status === 'inactive' ? inArray(subscriptions.status, ['canceled', 'expired']) : status && eq(subscriptions.status, status),
    plan && eq(subscriptions.plan, plan),
    doctor_id === undefined ? undefined : eq(subscriptions.doctorId, doctor_id),
    contains(q, doctors.searchKey),
  )

const selectRows = (database: Database) =>
  database
    .select({
      id: subscriptions.id,
      doctorId: subscriptions.doctorId,
      firstName: doctors.firstName,
      lastName: doctors.lastName,
      picture: doctors.picture,
      status: subscriptions.status,
      plan: subscriptions.plan,
      amount: subscriptions.amount,
      currency: subscriptions.currency,
      paymentIntent: subscriptions.paymentIntent,
      startedAt: subscriptions.startedAt,
      endsAt: subscriptions.endsAt,
      version: subscriptions.version,
    })
    .from(subscriptions)
    .innerJoin(doctors, eq(doctors.id, subscriptions.doctorId))

/** The subscriptions that fit, sorted; all of them, or the one page that is asked for. */
export const listSubscriptions = (database: Database, query: ListSubscriptionsQuery, page?: Page) => {
  const rows = selectRows(database)
    .where(conditionOf(query))
    .orderBy(...orderOf(sortColumns, subscriptions.id, query))
  return page ? rows.limit(page.size).offset((page.number - 1) * page.size) : rows
}

export type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number]

/** The first active ones that end in a period, the next one first. */
export const listEnding = (database: Database, from: Date, to: Date, size: number) =>
  selectRows(database)
    .where(and(eq(subscriptions.status, 'active'), gte(subscriptions.endsAt, from), lt(subscriptions.endsAt, to)))
    .orderBy(asc(subscriptions.endsAt), asc(subscriptions.id))
    .limit(size)

/** How many fit. */
export const countSubscriptions = async (database: Database, query: ListSubscriptionsQuery) => {
  const rows = database.select({ total: count() }).from(subscriptions).where(conditionOf(query)).$dynamic()
  const [row] = await (query.q ? rows.innerJoin(doctors, eq(doctors.id, subscriptions.doctorId)) : rows)
  return row?.total ?? 0
}

/** The status of a doctor's subscription and its version; the row stays ours until the transaction ends. */
export const lockSubscription = async (transaction: Database, id: number, doctorId: number) => {
  const [row] = await transaction
    .select({ status: subscriptions.status, version: subscriptions.version })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.doctorId, doctorId)))
    .for('update')
  return row
}

export const setSubscriptionStatus = async (transaction: Database, id: number, status: 'active' | 'canceled') => {
  await transaction.update(subscriptions).set({ status, version: next(subscriptions.version) }).where(eq(subscriptions.id, id))
}

/** The currency that a doctor's latest subscription is paid in. */
export const findCurrency = async (database: Database, doctorId: number) => {
  const [latest] = await database
    .select({ currency: subscriptions.currency })
    .from(subscriptions)
    .where(eq(subscriptions.doctorId, doctorId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)
  return latest?.currency
}

/** What is active ends now; one that began this very moment, a moment later, since no period is empty. */
export const endActiveSubscriptions = async (transaction: Database, doctorId: number, now: Date) => {
  await transaction
    .update(subscriptions)
    .set({
      status: 'expired',
      endsAt: sql`greatest(${now}::timestamptz, ${subscriptions.startedAt} + interval '1 millisecond')`,
      version: next(subscriptions.version),
    })
    .where(and(eq(subscriptions.doctorId, doctorId), eq(subscriptions.status, 'active')))
}

export const addSubscription = async (transaction: Database, subscription: typeof subscriptions.$inferInsert) => {
  await transaction.insert(subscriptions).values(subscription)
}
