import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from '../../../src/core/contract/session.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { keyOf } from '../idempotency/idempotency-keys.ts'
import { findSession, type SignedIn } from './session-repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Returns the signed-in admin.
     * @throws HttpError `unauthorized` without a session.
     */
    getAdmin: () => SignedIn
  }
}

const signedIn = new WeakMap<FastifyRequest, SignedIn>()

/** Returns the signed-in admin, if there is one. */
export const signedInOf = (request: FastifyRequest): SignedIn | undefined => signedIn.get(request)

/** Returns the bearer token of a request. */
export const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1]

/** Requires the token of a valid session for all calls that are not public. */
export const authenticate = (app: FastifyInstance, database: Database, clock: () => Date) => {
  app.decorateRequest('getAdmin', function () {
    const admin = signedIn.get(this)
    if (!admin) throw new HttpError('unauthorized')
    return admin
  })
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    if (request.is404 || config.public) return
    const token = tokenOf(request)
    const admin = token && (await findSession(database, token, clock()))
    if (admin) signedIn.set(request, admin)
    else if (!(config.endsItsSession && token && keyOf(request))) throw new HttpError('unauthorized')
  })
}

/** Returns a hook that admits only this role. Use it as `onRequest`, so that it runs before the body is read. */
export const requireRole = (role: Role) => async (request: FastifyRequest) => {
  if (request.getAdmin().role !== role) throw new HttpError('forbidden')
}
