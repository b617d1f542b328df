import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from '../../../src/core/contract/session.ts'
import { verificationLifetime } from '../../../src/core/contract/verification.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { keyOf } from '../idempotency/idempotency-keys.ts'
import { findEmbedSession, isEmbedToken, type EmbedSession } from '../portals/embed-sessions-repository.ts'
import type { DoctorScope } from '../portals/scope.ts'
import type { Actor } from './actor.ts'
import { findSession, type SignedIn } from './session-repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Returns the signed-in admin.
     * @throws HttpError `unauthorized` without a session of an admin.
     */
    getAdmin: () => SignedIn
    /**
     * Returns the signed-in admin or the portal's user, for the audit.
     * @throws HttpError `unauthorized` without a session.
     */
    getActor: () => Actor
    /** Returns the doctors whose data the session holds. */
    getDoctorScope: () => DoctorScope
  }
}

const signedIn = new WeakMap<FastifyRequest, SignedIn>()
const embedded = new WeakMap<FastifyRequest, EmbedSession>()

/** Returns the signed-in admin, if there is one. */
export const signedInOf = (request: FastifyRequest): SignedIn | undefined => signedIn.get(request)

/** Returns the embed session, if the request has the token of one. */
export const embedSessionOf = (request: FastifyRequest): EmbedSession | undefined => embedded.get(request)

/** Returns the bearer token of a request. */
export const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1]

/** Requires the token of a valid session for all calls that are not public. */
export const authenticate = (app: FastifyInstance, database: Database, clock: () => Date) => {
  app.decorateRequest('getAdmin', function () {
    const admin = signedIn.get(this)
    if (!admin) throw new HttpError('unauthorized')
    return admin
  })
  app.decorateRequest('getActor', function () {
    return embedded.get(this)?.actor ?? { adminId: this.getAdmin().id }
  })
  app.decorateRequest('getDoctorScope', function () {
    const session = embedded.get(this)
    if (session) return session.scope.doctors
    // Throws without a session.
    this.getAdmin()
    return 'all'
  })
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    if (request.is404 || config.public) return
    const token = tokenOf(request)
    if (token && isEmbedToken(token)) {
      const session = await findEmbedSession(database, token, clock())
      if (!session) throw new HttpError('unauthorized')
      embedded.set(request, session)
      return
    }
    const admin = token && (await findSession(database, token, clock()))
    if (admin) signedIn.set(request, admin)
    else if (!(config.endsItsSession && token && keyOf(request))) throw new HttpError('unauthorized')
  })
}

/** Returns a hook that admits only this role. Use it as `onRequest`, so that it runs before the body is read. */
export const requireRole = (role: Role) => async (request: FastifyRequest) => {
  if (request.getAdmin().role !== role) throw new HttpError('forbidden')
}

const minute = 60_000

/** @throws HttpError `verification-required` if the admin was last verified more than 15 minutes ago. */
export const checkVerified = (request: FastifyRequest, now: Date) => {
  const { verifiedAt } = request.getAdmin()
  if (now.getTime() - verifiedAt.getTime() > verificationLifetime * minute) throw new HttpError('verification-required')
}

/** Returns a hook for sensitive changes: it admits admins who were verified a short time ago. */
export const requireVerification = (clock: () => Date) => async (request: FastifyRequest) => checkVerified(request, clock())
