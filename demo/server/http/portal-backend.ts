import type { FastifyInstance } from 'fastify'
import { createBackend } from '../../portal/own-backend/backend.ts'

/** Serves the backend of the sample portal `own-backend` beside its page. Its records are in memory. */
export const servePortalBackend = async (app: FastifyInstance) => {
  const { handle } = createBackend()
  const routes = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: unknown) => body)
    scope.all('/*', async ({ method, url, headers, body }, reply) => {
      const fields = Object.entries(headers).filter((field): field is [string, string] => typeof field[1] === 'string')
      const payload = Buffer.isBuffer(body) && body.length > 0 ? new Uint8Array(body) : null
      const response = await handle(new Request(new URL(url, 'http://localhost'), { method, headers: fields, body: payload }))
      return reply
        .code(response.status)
        .type('application/json')
        .send(await response.text())
    })
  }
  await app.register(routes, { prefix: '/demo/portal/own-backend/api/v1' })
}
