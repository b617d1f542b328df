import type { Api } from '../api.ts'
import { openApiDocument } from './document.ts'

/** Serves the OpenAPI document without a token. */
export const openApiRoutes = (api: Api) => {
  const document = JSON.stringify(openApiDocument())
  api.route({
    method: 'GET',
    url: '/openapi.json',
    config: { public: true },
    handler: (_request, reply) => reply.header('cache-control', 'no-cache').type('application/json').send(document),
  })
}
