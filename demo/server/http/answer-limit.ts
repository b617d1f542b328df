import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until the response must begin, for routes slower than usual. */
    answerWithin?: number
  }
}

/**
 * Responds with 503 when no response has begun in time. `usual` is in milliseconds.
 * Unlike Fastify's own limit, it does not limit the duration of a response that has begun.
 */
export const limitAnswers = (app: FastifyInstance, usual: number) => {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const refuse = () => {
      if (!reply.raw.headersSent) reply.send(new HttpError('unavailable', { retryAfter: 1 }))
    }
    const timer = setTimeout(refuse, routeOptions.config.answerWithin ?? usual)
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
