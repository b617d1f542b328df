import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino, stdTimeFunctions, type DestinationStream } from 'pino'

export const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Creates a logger that writes one JSON object per line. */
export const createLog = (level: LogLevel = 'warn', stream: DestinationStream = process.stderr): FastifyBaseLogger =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, stream)

/** Returns the request id: the proxy's `x-request-id` if it is safe to log, otherwise a new UUID. */
export const requestIdOf = ({ headers }: IncomingMessage) => {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * Adds the request id to responses and logs one line per request at level info.
 * Logs the route instead of the URL, which may contain names or signatures.
 */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id)
  })
  app.addHook('onResponse', async ({ method, routeOptions, ip, log }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime), ip }, 'answered')
  })
}
