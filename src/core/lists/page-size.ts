import { persistentAtom } from '../persistent.ts'
import type { WritableAtom } from 'nanostores'
import { maximumPageSize } from '../contract/list.ts'
import { wholeNumber } from '../ids.ts'

type Size = number | undefined

const chosen = new Map<string, WritableAtom<Size>>()

const decode = (text: string): Size => {
  const size = wholeNumber(text)
  return size !== undefined && size <= maximumPageSize ? size : undefined
}

/**
 * Returns the store of the rows per page that the admin chose for a kind of list; undefined until chosen.
 * `localStorage` shares it between tabs, under keys such as `page_size.doctors`.
 */
export function chosenPageSize(kind: string): WritableAtom<Size> {
  const known = chosen.get(kind)
  if (known) return known
  const $size = persistentAtom<Size>(`page_size.${kind}`, undefined, { encode: String, decode })
  chosen.set(kind, $size)
  return $size
}
