import { useState } from 'react'
import type { Id } from '../../../../core/contract/as-read.ts'

interface Keyed<Item> {
  rows: readonly Item[]
  ids: readonly Id[]
  keys: readonly number[]
  /** First unused key. */
  next: number
  query: unknown
}

const none: Keyed<never> = { rows: [], ids: [], keys: [], next: 0, query: undefined }

/**
 * Returns React keys for rows. An item that stays keeps its row.
 * For another query, new items reuse the rows of removed items: an update costs far less than a mount.
 * For the same query, new items get new rows, so that an admin who uses a row does not find another item there.
 */
export function useRowKeys<Item>(rows: readonly Item[] = none.rows, keyOf: (item: Item) => Id, query: unknown): Keyed<Item> {
  const [last, setLast] = useState<Keyed<Item>>(none)
  if (last.rows === rows) return last
  const ids = rows.map(keyOf)
  const free = query === last.query ? [] : last.keys.filter((_key, place) => !ids.includes(last.ids[place] ?? NaN))
  let { next } = last
  const keys = ids.map((id) => last.keys[last.ids.indexOf(id)] ?? free.shift() ?? next++)
  const keyed = { rows, ids, keys, next, query }
  setLast(keyed)
  return keyed
}
