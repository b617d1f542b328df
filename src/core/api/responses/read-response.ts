import type { Shape } from 'virtual:response-shapes'
import { createTimeSlicer } from '../../scheduling/yield-to-main.ts'
import { isList, isMissing, readerOf, unreadable, type Reader, type ReaderOptions } from './readers.ts'

interface ReadAnswer {
  /** The response in the form of the contract, without unreadable rows. Undefined if it cannot be read at all. */
  answer?: object
  /** True if a row or a field could not be read. */
  hasMisfits: boolean
}

/** Number of rows between two checks of the clock. */
const batch = 500

/**
 * Reads a response by its shape. A field that cannot be read counts as missing.
 * A row without an id is left out and counted in `unreadable`.
 */
export async function readResponse(shape: Shape, answer: object, base?: string): Promise<ReadAnswer> {
  let hasMisfits = false
  const options: ReaderOptions = {
    base,
    onMisfit: () => {
      hasMisfits = true
    },
  }
  const { 'data!': rows, ...others } = shape as Readonly<Record<string, Shape>>
  if (!isList(rows)) {
    const read = readerOf(shape, options)(answer)
    return read === unreadable ? { hasMisfits: true } : { answer: read as object, hasMisfits }
  }
  const envelope = readerOf(others, options)(answer)
  const list = 'data' in answer ? (answer.data ?? []) : undefined
  if (!Array.isArray(list)) return { hasMisfits: true }
  const read = await readRows(readerOf(rows[0], options), list)
  const skipped = list.length - read.length
  hasMisfits ||= skipped > 0
  return list.length > 0 && read.length === 0
    ? { hasMisfits }
    : { answer: { ...(envelope as object), data: read, unreadable: skipped }, hasMisfits }
}

async function readRows(read: Reader, list: readonly unknown[]): Promise<unknown[]> {
  const pause = createTimeSlicer()
  const rows: unknown[] = []
  for (const [index, row] of list.entries()) {
    const result = isMissing(row) ? unreadable : read(row)
    if (result !== unreadable) rows.push(result)
    if (index % batch === batch - 1) await pause()
  }
  return rows
}
