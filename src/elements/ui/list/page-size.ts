import { maximumPageSize } from '../../../core/contract/list.ts'
import { wholeNumber } from '../../../core/ids.ts'

/** Parses the attribute `page-size` and caps it at the maximum. Undefined without a valid attribute: the list chooses then. */
export function pageSizeOf(text: string | undefined): { page_size?: number } {
  const size = wholeNumber(text)
  return size === undefined ? {} : { page_size: Math.min(size, maximumPageSize) }
}
