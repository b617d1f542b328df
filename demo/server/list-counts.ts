import { and, sql, type SQL, type Table } from 'drizzle-orm'
import { listCounts } from './schema.ts'

/** How many rows a large list has, of which the database keeps count; of the subscriptions those that a condition on status and plan lets through. */
export const countOf = (list: 'doctors' | 'patients' | 'subscriptions', condition?: SQL) =>
  sql<number>`(SELECT coalesce(sum(${listCounts.rows}), 0)::int FROM ${listCounts} WHERE ${and(sql`${listCounts.list} = ${list}`, condition)})`

/** How many rows a condition lets through: one by one, so for those only that are few. */
export const countWhere = (table: Table, condition?: SQL) =>
  sql<number>`(SELECT count(*)::int FROM ${table}${condition && sql` WHERE ${condition}`})`
