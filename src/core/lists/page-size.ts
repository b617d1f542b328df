import { maximumPageSize } from '../contract/list.ts'
import { wholeNumber } from '../ids.ts'
import { persistentAtomOfKind } from '../persistent.ts'

const decode = (text: string) => {
  const size = wholeNumber(text)
  return size !== undefined && size <= maximumPageSize ? size : undefined
}

/**
 * Returns the store of the rows per page that the admin chose for a kind of list; undefined until chosen.
 * `localStorage` shares it between tabs, under keys such as `page_size.doctors`.
 */
export const chosenPageSize = persistentAtomOfKind<number | undefined>('page_size', { initial: undefined, encode: String, decode })
