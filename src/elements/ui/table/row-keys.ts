import { useState } from 'react'
import type { Id } from '../../../core/contract/as-read.ts'

interface Keyed<Item> {
  rows: readonly Item[]
  ids: readonly Id[]
  keys: readonly number[]
  /** The first key that nothing has had. */
  next: number
  /** What was asked for. */
  query: unknown
}

const none: Keyed<never> = { rows: [], ids: [], keys: [], next: 0, query: undefined }

/**
 * React's keys of rows. An item that stays keeps its row; the others of another page take over the rows of those that went,
 * since to fill them costs far less than to make new ones. What comes when a page is read anew gets rows of its own,
 * so that nobody who is at a row finds another there.
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
