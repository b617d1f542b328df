import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accessHeader } from '../../../src/core/contract/access.ts'
import { embedSessionOf } from '../auth/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { elementsThatSend, type Scope } from './scope.ts'

const mayCall = ({ elements, access }: Scope, { method, routeOptions: { config } }: FastifyRequest) =>
  elementsThatSend(config.call).some((element) => elements.includes(element)) &&
  (access === 'write' || method === 'GET' || method === 'HEAD' || config.forReaders === true)

/** Returns the doctors that a validated request names. */
const doctorsOf = ({ query, body }: FastifyRequest): unknown[] => {
  const named = [query, body].map((part) => (part ?? {}) as { doctor_id?: unknown; user_id?: unknown })
  return named.flatMap(({ doctor_id, user_id }) => [doctor_id, user_id]).filter((id) => id !== undefined)
}

/**
 * Refuses calls outside the scope of an embed session: calls of other elements, changes with read access, and requests
 * that name another doctor. Queries limit rows by `inScope`.
 */
export const enforceScope = (app: FastifyInstance) => {
  // Before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    const session = embedSessionOf(request)
    if (!session) return
    reply.header(accessHeader, session.scope.access)
    if (!mayCall(session.scope, request)) throw new HttpError('forbidden')
  })
  app.addHook('preHandler', async (request) => {
    const doctors = embedSessionOf(request)?.scope.doctors ?? 'all'
    if (doctors !== 'all' && !doctorsOf(request).every((id) => doctors.some((doctor) => doctor === id))) throw new HttpError('forbidden')
  })
}
