import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { HttpError } from '../http/errors.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

const isLoopback = (address = '') => /^(::1|(::ffff:)?127\..*)$/.test(address)

/** Allows the holder of the token; without a token, this machine. Requests that a local proxy forwards are not local. */
const mayRead = ({ headers, socket }: FastifyRequest, token: string | undefined) => {
  if (token) return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined)
  return isLoopback(socket.remoteAddress) && !isPassedOn
}

interface Measured {
  /** Number of concurrent API requests. */
  load: () => number
  token?: string | undefined
}

/** Adds `/metrics` in the Prometheus format: response times by route, load and process metrics. */
export const measure = (app: FastifyInstance, { load, token }: Measured) => {
  const register = new Registry()
  const registers = [register]
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route and status.',
    registers,
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  })
  new Gauge({
    name: 'http_requests_at_work',
    help: 'Requests of the API at work.',
    registers,
    collect() {
      this.set(load())
    },
  })
  // The metrics' observers live as long as the process, so only a server that listens starts them.
  app.addHook('onListen', async () => {
    collectDefaultMetrics({ register })
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    answers.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new HttpError('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
}
