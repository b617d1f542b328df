import type { Shape } from 'virtual:response-shapes'
import { createTimeSlicer } from '../../scheduling/yield-to-main.ts'
import { isList, isMissing, readerOf, Unreadable, type Reader } from './readers.ts'

interface ReadAnswer {
  /** The response in the form of the contract, without unreadable rows. Undefined if it cannot be read at all. */
  answer?: object
  /** Path of the first part that cannot be read, such as `data[3].amount`. */
  unreadable?: string
}

/** Number of rows between two checks of the clock. */
const batch = 500

/** Reads a response by its shape. List rows that cannot be read are left out and counted in `unreadable`. */
export async function readResponse(shape: Shape, answer: object): Promise<ReadAnswer> {
  const { 'data!': rows, ...others } = shape as Readonly<Record<string, Shape>>
  if (!isList(rows)) return outcomeOf(readerOf(shape)(answer))
  const envelope = outcomeOf(readerOf(others)(answer))
  if (!envelope.answer) return envelope
  return 'data' in answer ? readRows(readerOf(rows[0]), envelope.answer, answer.data) : { unreadable: 'data' }
}

const outcomeOf = (read: unknown): ReadAnswer =>
  read instanceof Unreadable ? { unreadable: read.path.slice(1) } : { answer: read as object }

async function readRows(read: Reader, envelope: object, data: unknown): Promise<ReadAnswer> {
  // Some languages serialize an empty list as null.
  const list = data ?? []
  if (!Array.isArray(list)) return { unreadable: 'data' }
  const pause = createTimeSlicer()
  const rows: unknown[] = []
  let unreadable: string | undefined
  for (const [index, row] of (list as unknown[]).entries()) {
    const result = isMissing(row) ? new Unreadable('') : read(row)
    if (result instanceof Unreadable) unreadable ??= `data[${index}]${result.path}`
    else rows.push(result)
    if (index % batch === batch - 1) await pause()
  }
  if (unreadable === undefined) return { answer: { ...envelope, data: rows, unreadable: 0 } }
  return rows.length === 0 ? { unreadable } : { unreadable, answer: { ...envelope, data: rows, unreadable: list.length - rows.length } }
}
