import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

/**
 * Holds a close up until every answer is sent: Node takes a connection for idle as soon as its answer is written, unsent or not.
 * What comes meanwhile is sent to another process by 503. After so many milliseconds whoever is still sending or taking is hung up on,
 * since a server that closes looks after no time limits any more.
 */
export const finishResponses = (app: FastifyInstance, patience: number) => {
  const answers = new Set<Promise<void>>()
  let closing = false
  app.addHook('onRequest', async (_request, reply) => {
    if (closing) throw new HttpError('unavailable', { retryAfter: 1 })
    // A client that went away has had its answer as well.
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
