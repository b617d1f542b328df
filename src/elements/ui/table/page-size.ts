import { defaultPageSize, maximumPageSize } from '../../../core/contract/list.ts'
import { wholeNumber } from '../../../core/encoded-id.ts'

/** Of the attribute `page-size`; anything that is no number means the usual size. */
export const pageSizeOf = (text: string | undefined): number => Math.min(wholeNumber(text) ?? defaultPageSize, maximumPageSize)
