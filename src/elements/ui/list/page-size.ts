import { defaultPageSize, maximumPageSize } from '../../../core/contract/list.ts'
import { wholeNumber } from '../../../core/ids.ts'

/** Parses the attribute `page-size`. Falls back to the default size and caps at the maximum. */
export const pageSizeOf = (text: string | undefined): number => Math.min(wholeNumber(text) ?? defaultPageSize, maximumPageSize)
