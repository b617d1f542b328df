import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { batch } from './whole-list.ts'

/** Sends a list while it reads it. A long list is streamed in batches, so that it is never in memory as a whole. */
export const sendWholeList = async <Row, Item>(reply: FastifyReply, batches: AsyncGenerator<Row[], void>, asItem: (row: Row) => Item) => {
  const answerOf = (rows: Row[]) => ({ success: true, data: rows.map(asItem) })
  const { value: first } = await batches.next()
  if (!first || first.length < batch) return answerOf(first ?? [])
  // A response schema serializes to text.
  const asText = (rows: Row[]) => reply.serialize(answerOf(rows)) as string
  return reply.type('application/json; charset=utf-8').send(Readable.from(piecesOf(asText, first, batches)))
}

/** Yields the response text in pieces: inserts the items of each batch into an empty list. */
async function* piecesOf<Row>(asText: (rows: Row[]) => string, first: Row[], others: AsyncGenerator<Row[], void>) {
  const end = ']}'
  const start = asText([]).slice(0, -end.length)
  const itemsOf = (rows: Row[]) => asText(rows).slice(start.length, -end.length)
  yield start + itemsOf(first)
  for await (const rows of others) if (rows.length > 0) yield `,${itemsOf(rows)}`
  yield end
}
