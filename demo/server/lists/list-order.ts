import { and, asc, desc, sql, type Column, type SQL, type SQLWrapper, type Table } from 'drizzle-orm'
import type { SortOrder } from '../../../src/core/contract/list.ts'

/** A list in the order of an index. */
export interface OrderedList {
  table: Table
  id: Column
  /** Sort column before the id. Never null, so that key and id identify a position. */
  key: Column
  order: SortOrder
  /** Conditions that each select one ordered range of an index. The merged ranges are the list. */
  partitions: readonly (SQL | undefined)[]
}

/** Breaks ties by id, so that no row shows on two pages. */
export const inOrder = (key: SQLWrapper, id: SQLWrapper, order: SortOrder) =>
  [key, id].map((column) => (order === 'asc' ? asc : desc)(column))

/** Rows of a list: skips and takes a number of rows from its start, its end or another row. */
export interface Range {
  skip: number
  take: number
  backwards?: boolean
  /** Sort value as text and id of the row before the first one. */
  after?: { key: string; id: number }
  /** Further condition, and the number of rows from the start to search. */
  filterWithin?: { condition: SQL; rows: number }
}

/** Inlines a number into the SQL: a prepared plan knows the value of a literal, but not of a parameter. */
export const literal = (number: number) => sql.raw(String(number))

const isUpwards = ({ order }: OrderedList, { backwards = false }: Range) => (order === 'asc') !== backwards

/** Converts text to the type of the list's sort column. */
export const keyFrom = ({ key }: OrderedList, text: string) => sql`${text}::text::${sql.raw(key.getSQLType())}`

const beyond = (list: OrderedList, range: Range) => {
  if (!range.after) return undefined
  const operator = sql.raw(isUpwards(list, range) ? '>' : '<')
  return sql`(${list.key}, ${list.id}) ${operator} (${keyFrom(list, range.after.key)}, ${range.after.id}::int)`
}

/** Returns SQL for the ids of a range. Index-only scans make skipped rows cheap. */
export const idsOf = (list: OrderedList, range: Range): SQL => {
  const { table, id, key, partitions } = list
  const { skip, take, filterWithin } = range
  const direction = sql.raw(isUpwards(list, range) ? 'ASC' : 'DESC')
  const ordered = sql`ORDER BY ${key} ${direction}, ${id} ${direction} LIMIT`
  const merged = (columns: SQL, rows: number) =>
    sql.join(
      partitions.map((condition) => {
        const narrowed = and(condition, beyond(list, range))
        return sql`(SELECT ${columns} FROM ${table}${narrowed && sql` WHERE ${narrowed}`} ${ordered} ${literal(rows)})`
      }),
      sql` UNION ALL `,
    )
  // Merge before filtering: rows of one partition beyond its limit may sort before matches of another partition.
  const found = filterWithin
    ? sql`
      SELECT ${id} AS id, ${key} AS key
      FROM (SELECT * FROM (${merged(sql`*`, filterWithin.rows)}) ${table} ${ordered} ${literal(filterWithin.rows)}) ${table}
      WHERE ${filterWithin.condition}`
    : merged(sql`${id} AS id, ${key} AS key`, skip + take)
  return sql`SELECT id FROM (${found}) found ORDER BY key ${direction}, id ${direction} LIMIT ${literal(take)} OFFSET ${literal(skip)}`
}
