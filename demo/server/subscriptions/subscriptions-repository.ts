import { and, desc, eq, gte, inArray, lt, sql, type Column, type SQL } from 'drizzle-orm'
import type { ListSubscriptionsQuery, SubscriptionSort } from '../../../src/core/contract/subscriptions.ts'
import type { Database } from '../database/database.ts'
import { countOf, countWhere } from '../lists/list-counts.ts'
import { idsOf, inOrder, type OrderedList } from '../lists/list-order.ts'
import { listSource, readPage, type Page } from '../lists/list-page.ts'
import { contains, defaultSort, directionOf } from '../lists/list-query.ts'
import { doctors, subscriptions } from '../database/schema.ts'
import { countedBy, statusesOf, partitionsOf } from './subscription-partitions.ts'
import { inScope, type DoctorScope } from '../portals/scope.ts'
import { readWhole } from '../lists/whole-list.ts'

const sortColumns = {
  name: subscriptions.nameKey,
  plan: subscriptions.plan,
  amount: subscriptions.amountKey,
  createdAt: subscriptions.startedAt,
  end_date: subscriptions.endsKey,
  status: subscriptions.status,
} satisfies Record<SubscriptionSort, unknown>

const fields = {
  id: subscriptions.id,
  doctorId: subscriptions.doctorId,
  firstName: doctors.firstName,
  lastName: doctors.lastName,
  practiceName: doctors.practiceName,
  picture: doctors.picture,
  status: subscriptions.status,
  plan: subscriptions.plan,
  amountMinor: subscriptions.amountMinor,
  currency: subscriptions.currency,
  paymentIntent: subscriptions.paymentIntent,
  startedAt: subscriptions.startedAt,
  endsAt: subscriptions.endsAt,
  version: subscriptions.version,
}

const keyOf = ({ sort = defaultSort }: ListSubscriptionsQuery) => sortColumns[sort]
const searchOf = ({ q }: ListSubscriptionsQuery) => contains(q, doctors.searchKey)
const ofDoctor = eq(doctors.id, subscriptions.doctorId)

const filterOf = ({ status, plan, doctor_id }: ListSubscriptionsQuery): SQL | undefined =>
  and(
    status && inArray(subscriptions.status, statusesOf(status)),
    plan && eq(subscriptions.plan, plan),
    doctor_id === undefined ? undefined : eq(subscriptions.doctorId, doctor_id),
  )

const ordered = (query: ListSubscriptionsQuery, partitions: OrderedList['partitions']): OrderedList => ({
  table: subscriptions,
  id: subscriptions.id,
  key: keyOf(query),
  order: directionOf(query),
  partitions,
})

const doctorFits = (words: SQL) => sql`EXISTS (SELECT FROM ${doctors} WHERE ${and(ofDoctor, words)})`

/** Reads doctor by doctor, and no more than a limit needs: `OFFSET 0` stops the planner from joining whole tables first. */
const foundBy = (ofDoctors: SQL | undefined, filter: SQL | undefined, key: Column) => sql`
  SELECT ${subscriptions.id}, ${key} AS key FROM (SELECT ${doctors.id}, ${doctors.nameKey} FROM ${doctors} WHERE ${ofDoctors} OFFSET 0) ${doctors}
  CROSS JOIN LATERAL (SELECT * FROM ${subscriptions} WHERE ${and(ofDoctor, filter)} OFFSET 0) ${subscriptions}`

const sourceOf = (database: Database, scope: DoctorScope, query: ListSubscriptionsQuery) => {
  const filter = filterOf(query)
  const scoped = inScope(subscriptions.doctorId, scope)
  const words = searchOf(query)
  const condition = words && doctorFits(words)
  // One doctor and a scope have few subscriptions: search and count them row by row.
  const own = query.doctor_id === undefined && !scoped ? undefined : and(filter, scoped, condition)
  const { plan = 'all', status = 'all' } = query
  return listSource({
    list: ordered(query, own ? [own] : partitionsOf(query)),
    filters: own || condition ? undefined : [plan, status],
    count: own ? countWhere(subscriptions, own) : countOf('subscriptions', countedBy(query)),
    rows: (beside, where, order) =>
      database
        .select({ ...fields, ...beside })
        .from(subscriptions)
        .innerJoin(doctors, ofDoctor)
        .where(where)
        .orderBy(...order),
    search: own
      ? undefined
      : condition && {
          condition,
          // Sorted by name, subscriptions have the order of their doctors.
          found: (within) =>
            query.sort === 'name'
              ? foundBy(and(words, within(doctors.nameKey)), filter, doctors.nameKey)
              : foundBy(words, and(filter, within(keyOf(query))), keyOf(query)),
        },
  })
}

export const pageOfSubscriptions = (database: Database, scope: DoctorScope, query: ListSubscriptionsQuery, page: Page) =>
  readPage(database, sourceOf(database, scope, query), page)

/** Returns all subscriptions that pass a filter, in batches. */
export const allSubscriptions = (database: Database, scope: DoctorScope, query: ListSubscriptionsQuery) =>
  readWhole(sourceOf(database, scope, query))

/** Returns the first active subscriptions that end within a period, earliest end first. */
export const listEnding = (database: Database, scope: DoctorScope, from: Date, to: Date, size: number) => {
  const query = { status: 'active', sort: 'end_date' } as const
  const list = ordered(
    query,
    partitionsOf(query).map((stream) =>
      and(stream, inScope(subscriptions.doctorId, scope), gte(subscriptions.endsKey, from), lt(subscriptions.endsKey, to)),
    ),
  )
  return database
    .select(fields)
    .from(subscriptions)
    .innerJoin(doctors, ofDoctor)
    .where(inArray(subscriptions.id, sql`(${idsOf(list, { skip: 0, take: size })})`))
    .orderBy(...inOrder(list.key, list.id, list.order))
}

export type SubscriptionRow = Awaited<ReturnType<typeof listEnding>>[number]

/** Returns a doctor's subscription and locks its row until the transaction ends. */
export const lockSubscription = async (transaction: Database, id: number, doctorId: number) => {
  const [subscription] = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.doctorId, doctorId)))
    .for('update')
  return subscription
}

export const updateSubscription = async (
  transaction: Database,
  id: number,
  values: Partial<Pick<typeof subscriptions.$inferInsert, 'status' | 'startedAt' | 'endsAt' | 'paymentIntent'>>,
) => {
  await transaction.update(subscriptions).set(values).where(eq(subscriptions.id, id))
}

export const hasActiveSubscription = async (database: Database, doctorId: number) =>
  (await database.$count(subscriptions, and(eq(subscriptions.doctorId, doctorId), eq(subscriptions.status, 'active')))) > 0

/**
 * Returns up to `size` active subscriptions that ended before a moment. Without the order, the planner expects many and
 * scans the whole table for the few.
 */
const endedBefore = (database: Database, moment: Date, size: number) =>
  database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'active'), lt(subscriptions.endsKey, moment)))
    .orderBy(subscriptions.endsKey)
    .limit(size)

export const hasEnded = async (database: Database, moment: Date) => (await endedBefore(database, moment, 1)).length > 0

/**
 * Expires up to `size` active subscriptions that ended before a moment, and returns their number.
 * Skips rows that another transaction changes.
 */
export const expireEnded = async (database: Database, moment: Date, size: number) => {
  const ended = endedBefore(database, moment, size).for('update', { skipLocked: true })
  const expired = await database
    .update(subscriptions)
    .set({ status: 'expired' })
    .where(inArray(subscriptions.id, ended))
    .returning({ id: subscriptions.id })
  return expired.length
}

/** Returns the currency of a doctor's latest subscription. */
export const findCurrency = async (database: Database, doctorId: number) => {
  const [latest] = await database
    .select({ currency: subscriptions.currency })
    .from(subscriptions)
    .where(eq(subscriptions.doctorId, doctorId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)
  return latest?.currency
}

/** Ends active subscriptions now. One that starts at this moment ends 1 ms later, because a period must not be empty. */
export const endActiveSubscriptions = async (transaction: Database, doctorId: number, now: Date) => {
  await transaction
    .update(subscriptions)
    .set({
      status: 'expired',
      endsAt: sql`greatest(${now}::timestamptz, ${subscriptions.startedAt} + interval '1 millisecond')`,
    })
    .where(and(eq(subscriptions.doctorId, doctorId), eq(subscriptions.status, 'active')))
}

export const addSubscription = async (transaction: Database, subscription: typeof subscriptions.$inferInsert) => {
  await transaction.insert(subscriptions).values(subscription)
}
