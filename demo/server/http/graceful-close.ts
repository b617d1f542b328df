import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

/**
 * Delays closing until every response is sent: Node treats a connection as idle once a response is written, even unsent.
 * Rejects new requests with 503 meanwhile. Closes open connections after `patience` milliseconds,
 * because Node enforces no time limits while a server closes. While `isDraining`, each response ends its connection,
 * so that a proxy opens the next one to another process.
 */
export const finishResponses = (app: FastifyInstance, { patience, isDraining }: { patience: number; isDraining: () => boolean }) => {
  const answers = new Set<Promise<void>>()
  let closing = false
  app.addHook('onRequest', async (_request, reply) => {
    if (closing) throw new HttpError('unavailable', { retryAfter: 1 })
    if (isDraining()) reply.header('connection', 'close')
    // A client that disconnected counts as answered.
    const sent = finished(reply.raw)
      .catch(() => undefined)
      .finally(() => answers.delete(sent))
    answers.add(sent)
  })
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
    await Promise.all(answers)
  })
}
