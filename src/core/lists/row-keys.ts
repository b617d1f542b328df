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
 * Returns the keys of the next rows. For the same query, an item that stays keeps its row and new items get new rows, so that an
 * admin who uses a row does not find another item there. For another query, the rows of the table stay where they are and show
 * the new items: an update costs far less than a mount, and than a move.
 */
export function keyRows<Item>(last: KeyedRows<Item>, rows: readonly Item[], idOf: (item: Item) => Id, query: unknown): KeyedRows<Item> {
  const ids = rows.map(idOf)
  let { next } = last
  const kept = (id: Id, place: number) => last.keys[query === last.query ? last.ids.indexOf(id) : place]
  const keys = ids.map((id, place) => kept(id, place) ?? next++)
  return { rows, ids, keys, next, query }
}
