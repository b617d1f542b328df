import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { batch } from './whole-list.ts'

/** Sends a list as it is read: one that is long in pieces, so that neither its rows nor its text are ever there as a whole. */
export const sendWholeList = async <Row, Item>(reply: FastifyReply, batches: AsyncGenerator<Row[], void>, asItem: (row: Row) => Item) => {
  const answerOf = (rows: Row[]) => ({ success: true, data: rows.map(asItem) })
  const { value: first } = await batches.next()
  if (!first || first.length < batch) return answerOf(first ?? [])
  // What a schema serialises is text.
  const asText = (rows: Row[]) => reply.serialize(answerOf(rows)) as string
  return reply.type('application/json; charset=utf-8').send(Readable.from(piecesOf(asText, first, batches)))
}

/** The text of an answer whose list is in the place of the empty one. */
async function* piecesOf<Row>(asText: (rows: Row[]) => string, first: Row[], others: AsyncGenerator<Row[], void>) {
  const end = ']}'
  const start = asText([]).slice(0, -end.length)
  const itemsOf = (rows: Row[]) => asText(rows).slice(start.length, -end.length)
  yield start + itemsOf(first)
  for await (const rows of others) if (rows.length > 0) yield `,${itemsOf(rows)}`
  yield end
}
