import type { Id } from '../contract/as-read.ts'

/** Rows of a table with their React keys. */
export interface KeyedRows<Item> {
  rows: readonly Item[]
  ids: readonly Id[]
  keys: readonly number[]
  /** First unused key. */
  next: number
  query: unknown
}

export const noRows: KeyedRows<never> = { rows: [], ids: [], keys: [], next: 0, query: undefined }

/**
 * Returns the keys of the next rows. An item that stays keeps its row.
 * For another query, new items reuse the rows of removed items: an update costs far less than a mount.
 * For the same query, new items get new rows, so that an admin who uses a row does not find another item there.
 */
export function keyRows<Item>(last: KeyedRows<Item>, rows: readonly Item[], idOf: (item: Item) => Id, query: unknown): KeyedRows<Item> {
  const ids = rows.map(idOf)
  const free = query === last.query ? [] : last.keys.filter((_key, place) => !ids.includes(last.ids[place] ?? NaN))
  let { next } = last
  const keys = ids.map((id) => last.keys[last.ids.indexOf(id)] ?? free.shift() ?? next++)
  return { rows, ids, keys, next, query }
}
