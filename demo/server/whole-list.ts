import type { Range } from './list-order.ts'
import { readRange, type ListSource } from './list-page.ts'

/** So many rows are read at once: in between others have their turn, and no more of them are held. */
export const batch = 1000

/**
 * All rows of a list in its order, batch by batch, of which only the last one is not full. What comes or goes meanwhile may be among them or not;
 * none is twice, since what the list is sorted by stays.
 */
export async function* readWhole<Row extends { id: number }>(source: ListSource<Row>): AsyncGenerator<Row[], void> {
  let range: Range = { skip: 0, take: batch }
  for (;;) {
    const rows = await readRange(source, range)
    yield rows
    const last = rows[batch - 1]
    if (!last) return
    range = { ...range, cursor: { key: last.sortKey, id: last.id } }
  }
}
