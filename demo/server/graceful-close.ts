import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './errors.ts'

/** How long a close waits for clients that take their answers slowly. */
const patience = 10_000

/**
 * Holds a close up until every answer is sent: Node takes a connection for idle as soon as its answer is written, unsent or not.
 * What comes meanwhile is sent to another process by 503.
 */
export const finishAnswers = (app: FastifyInstance) => {
  const answers = new Set<Promise<void>>()
  let closing = false
  app.addHook('onRequest', async (_request, reply) => {
    if (closing) throw new ApiError('unavailable', { retryAfter: 1 })
    // A client that went away has had its answer as well.
    const sent = finished(reply.raw).catch(() => undefined).finally(() => answers.delete(sent))
    answers.add(sent)
  })
  app.addHook('preClose', async () => {
    closing = true
    await Promise.race([Promise.all(answers), setTimeout(patience, undefined, { ref: false })])
  })
}
