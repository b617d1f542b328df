import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until an answer begins, where that takes longer than usual. */
    answerWithin?: number
  }
}

/** Refuses with 503 what is not answered in time. An answer that has begun may last as long as its reader takes, unlike with Fastify's own limit. */
export const limitAnswers = (app: FastifyInstance, usual: number) => {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const refuse = () => {
      if (!reply.raw.headersSent) reply.send(new HttpError('unavailable', { retryAfter: 1 }))
    }
    const timer = setTimeout(refuse, routeOptions.config.answerWithin ?? usual)
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
