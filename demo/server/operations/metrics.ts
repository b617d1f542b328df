import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Connections } from '../database/database.ts'
import type { PictureDecoders } from '../pictures/decoder-pool.ts'
import { StartError } from '../database/start-error.ts'
import { HttpError } from '../http/errors.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

/**
 * Serves the metrics of an app on a port of their own, for this machine only: no proxy passes that on by mistake.
 * Returns the server.
 * @throws StartError if the port is taken.
 */
export const listenForMetrics = async ({ metrics, log }: FastifyInstance, port: number) => {
  const server = createServer((_request, response) => {
    metrics.metrics().then(
      (text) => response.setHeader('content-type', metrics.contentType).end(text),
      (error: unknown) => {
        log.error(error, 'the metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch(() => {
    throw new StartError(`METRICS_PORT ${port} is taken: stop the program that has it, or choose another one.`)
  })
  return server
}

interface Measured {
  /** Number of concurrent API requests. */
  load: () => number
  /** Undefined for an embedded database. */
  connections?: (() => Connections) | undefined
  decoders: PictureDecoders['load']
  mails: () => Promise<number>
  token?: string | undefined
}

/** Milliseconds that the database has to count the mails. Without an answer, the metrics come without their number. */
const patience = 1000

const addGauges = (app: FastifyInstance, registers: Registry[], { load, connections, decoders, mails }: Measured) => {
  new Gauge({
    name: 'http_requests_at_work',
    help: 'Requests of the API at work.',
    registers,
    collect() {
      this.set(load())
    },
  })
  new Gauge({
    name: 'picture_uploads',
    help: 'Uploaded pictures that are decoded or wait for it, by state.',
    registers,
    labelNames: ['state'],
    collect() {
      for (const [state, number] of Object.entries(decoders())) this.set({ state }, number)
    },
  })
  new Gauge({
    name: 'mails_waiting',
    help: 'Mails of all processes that wait to be sent.',
    registers,
    async collect() {
      this.remove()
      await Promise.race([
        mails().then((number) => {
          this.set(number)
        }),
        setTimeout(patience, undefined, { ref: false }),
      ]).catch((error: unknown) => app.log.warn(error, 'the waiting mails could not be counted'))
    },
  })
  if (!connections) return
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database that are used or free, and requests that wait for one.',
    registers,
    labelNames: ['state'],
    collect() {
      for (const [state, number] of Object.entries(connections())) this.set({ state }, number)
    },
  })
}

/**
 * Collects metrics in the Prometheus format: response times by route, load, database connections, decoders, waiting mails
 * and process metrics. Serves them at `/metrics` to the
 * holder of the token, if there is one: an address does not tell whether a proxy on this machine passes a request on.
 */
export const measure = (app: FastifyInstance, measured: Measured) => {
  const { token } = measured
  const register = new Registry()
  app.decorate('metrics', register)
  const registers = [register]
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route and status.',
    registers,
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  })
  addGauges(app, registers, measured)
  // The metrics' observers live as long as the process, so only a server that listens starts them.
  app.addHook('onListen', async () => {
    collectDefaultMetrics({ register })
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    answers.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    const isHolder = timingSafeEqual(hashOf(request.headers.authorization ?? ''), hashOf(`Bearer ${token}`))
    if (!token || !isHolder) throw new HttpError('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
}
