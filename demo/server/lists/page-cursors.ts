import type { Database } from '../database/database.ts'

/** Position and sort values of a row in a list. */
export interface Cursor {
  /** Position, counted from 0. */
  place: number
  key: string
  id: number
}

const mostLists = 100
const mostPerList = 200
/**
 * Milliseconds until a cursor expires. If one row is added and another removed, the total stays equal,
 * but cursors between them are off by one.
 */
const goodFor = 60_000

interface Kept extends Cursor {
  until: number
}

const all = new WeakMap<Database, Map<string, Kept[]>>()

const listsOf = (database: Database) => {
  const lists = all.get(database) ?? new Map<string, Kept[]>()
  all.set(database, lists)
  return lists
}

/** Returns cursors of recently read pages. A page that starts at one of them needs no OFFSET. */
export const cursorsOf = (database: Database, list: string): readonly Kept[] =>
  (listsOf(database).get(list) ?? []).filter(({ until }) => until > performance.now())

/** Stores the ends of a page. Drops the oldest cursors and lists above a limit. */
export const storeCursors = (database: Database, list: string, added: readonly Cursor[]) => {
  const lists = listsOf(database)
  const until = performance.now() + goodFor
  const others = cursorsOf(database, list).filter(({ place }) => added.every((one) => one.place !== place))
  lists.delete(list)
  lists.set(list, [...others, ...added.map((cursor) => ({ ...cursor, until }))].slice(-mostPerList))
  const [oldest] = lists.keys()
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest)
}
