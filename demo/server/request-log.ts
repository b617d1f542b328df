import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino, stdTimeFunctions, type DestinationStream } from 'pino'

export const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** A log of one JSON object per line. */
export const createLog = (level: LogLevel = 'warn', stream: DestinationStream = process.stderr): FastifyBaseLogger =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, stream)

/** What names a request: what the proxy in front has named it by, where that is harmless in a log, or a name of ours. */
export const requestIdOf = ({ headers }: IncomingMessage) => {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Names every request in its answer, and at level info logs one line for each. The route stands there, not the address: that may hold names or signatures. */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id)
  })
  app.addHook('onResponse', async ({ method, routeOptions, ip, log }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime), ip }, 'answered')
  })
}
