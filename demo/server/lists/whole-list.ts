import type { Range } from './list-order.ts'
import { readRange, type ListSource } from './list-page.ts'

/** Rows per query. Other requests run between batches, and memory holds one batch at a time. */
export const batch = 1000

/**
 * Yields all rows of a list in order and in batches; only the last batch is not full. Rows added or removed meanwhile
 * may or may not appear. No row appears twice as long as its sort key does not change.
 */
export async function* readWhole<Row extends { id: number }>(source: ListSource<Row>): AsyncGenerator<Row[], void> {
  let range: Range = { skip: 0, take: batch }
  for (;;) {
    const rows = await readRange(source, range)
    yield rows
    const last = rows[batch - 1]
    if (!last) return
    range = { ...range, after: { key: last.sortKey, id: last.id } }
  }
}
