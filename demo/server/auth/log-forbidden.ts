import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/errors.ts'
import { embedSessionOf, signedInOf } from './authentication.ts'

/** Logs each request that a role or a scope refuses, with the admin or the portal's user. */
export const logForbidden = (app: FastifyInstance) => {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof HttpError && error.code === 'forbidden')) return
    const by = embedSessionOf(request)?.actor ?? { adminId: signedInOf(request)?.id }
    request.log.warn({ call: request.routeOptions.config.call, ...by, ip: request.ip }, 'forbidden')
  })
}
