import type { Database } from './database.ts'

/** A row of a list, by its place and by what it is sorted by. */
export interface Cursor {
  /** Counted from 0. */
  place: number
  key: string
  id: number
}

const mostLists = 100
const mostPerList = 200
/** Milliseconds. One row that came for another that went moves cursors between them by a place, which nobody is told. */
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

/** Rows of this list that were read a while ago: whoever turns pages goes on from them, and skips nothing. */
export const cursorsOf = (database: Database, list: string): readonly Kept[] =>
  (listsOf(database).get(list) ?? []).filter(({ until }) => until > performance.now())

/** Keeps the ends of a page; the lists and the pages that were read last stay. */
export const storeCursors = (database: Database, list: string, added: readonly Cursor[]) => {
  const lists = listsOf(database)
  const until = performance.now() + goodFor
  const others = cursorsOf(database, list).filter(({ place }) => added.every((one) => one.place !== place))
  lists.delete(list)
  lists.set(list, [...others, ...added.map((cursor) => ({ ...cursor, until }))].slice(-mostPerList))
  const [oldest] = lists.keys()
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest)
}
