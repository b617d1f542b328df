import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a close waits for clients that take their answers slowly. */
const patience = 10_000

/** Holds a close up until every answer is sent: Node takes a connection for idle as soon as its answer is written, unsent or not. */
export const finishAnswers = (app: FastifyInstance) => {
  const answers = new Set<Promise<void>>()
  app.addHook('onRequest', async (_request, reply) => {
    // A client that went away has had its answer as well.
    const sent = finished(reply.raw).catch(() => undefined).finally(() => answers.delete(sent))
    answers.add(sent)
  })
  app.addHook('preClose', async () => {
    await Promise.race([Promise.all(answers), setTimeout(patience, undefined, { ref: false })])
  })
}
