import { and, asc, desc, sql, type Column, type SQL, type SQLWrapper, type Table } from 'drizzle-orm'
import type { SortOrder } from '../../src/core/contract/list.ts'
import type { Cursor } from './page-cursors.ts'

/** A list as indexes hold it. */
export interface OrderedList {
  table: Table
  id: Column
  /** What it is sorted by before the id; never null, so that a place in it can be told by its values. */
  key: Column
  order: SortOrder
  /** Conditions that each choose a range of an index in that order; the list is all of them, merged. */
  partitions: readonly (SQL | undefined)[]
}

/** Ties fall back on the id, so that no row shows on two pages. */
export const inOrder = (key: SQLWrapper, id: SQLWrapper, order: SortOrder) =>
  [key, id].map((column) => (order === 'asc' ? asc : desc)(column))

/** Which rows of a list: so many after some others, counted from its beginning, its end or a cursor. */
export interface Range {
  skip: number
  take: number
  backwards?: boolean
  cursor?: Pick<Cursor, 'key' | 'id'>
  /** Whether the cursor itself is the first of them. */
  including?: boolean
  /** What else a row must fulfil, and among how many of the rows after the cursor it is looked for. */
  filterWithin?: { condition: SQL; rows: number }
}

/** Written out, unlike a parameter, a number is known to a plan that is made once. */
export const literal = (number: number) => sql.raw(String(number))

const isUpwards = ({ order }: OrderedList, { backwards = false }: Range) => (order === 'asc') !== backwards

/** What a list is sorted by, from the text of it. */
export const keyFrom = ({ key }: OrderedList, text: string) => sql`${text}::text::${sql.raw(key.getSQLType())}`

const beyond = (list: OrderedList, range: Range) => {
  if (!range.cursor) return undefined
  const operator = sql.raw(`${isUpwards(list, range) ? '>' : '<'}${range.including ? '=' : ''}`)
  return sql`(${list.key}, ${list.id}) ${operator} (${keyFrom(list, range.cursor.key)}, ${range.cursor.id}::int)`
}

/** The ids of a range: read from indexes alone, so that what is skipped costs little. */
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
  // Merged before they are looked through: what one partition has beyond its last row may stand before what another one has found.
  const found = filterWithin
    ? sql`
      SELECT ${id} AS id, ${key} AS key
      FROM (SELECT * FROM (${merged(sql`*`, filterWithin.rows)}) ${table} ${ordered} ${literal(filterWithin.rows)}) ${table}
      WHERE ${filterWithin.condition}`
    : merged(sql`${id} AS id, ${key} AS key`, skip + take)
  return sql`SELECT id FROM (${found}) found ORDER BY key ${direction}, id ${direction} LIMIT ${literal(take)} OFFSET ${literal(skip)}`
}
