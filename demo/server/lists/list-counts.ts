import { and, sql, type SQL, type Table } from 'drizzle-orm'
import { listCounts } from '../database/schema.ts'

/** Returns SQL for the row count of a large list, from maintained counts. Subscriptions can be filtered by status and plan. */
export const countOf = (list: 'doctors' | 'patients' | 'subscriptions', condition?: SQL) =>
  sql<number>`(SELECT coalesce(sum(${listCounts.rows}), 0)::int FROM ${listCounts} WHERE ${and(sql`${listCounts.list} = ${list}`, condition)})`

/** Returns SQL that counts matching rows one by one. Use it for small results only. */
export const countWhere = (table: Table, condition?: SQL) =>
  sql<number>`(SELECT count(*)::int FROM ${table}${condition && sql` WHERE ${condition}`})`
