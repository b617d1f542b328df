import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'
import { createKeyedHash } from './keyed-hash.ts'

/** The header of every answer by which a client knows that a change with an `Idempotency-Key` may be sent again. */
export const acceptedHeader = 'Idempotency-Key-Accepted'

/** Tells with every answer that keys are honoured. */
export const announceKeys = (app: FastifyInstance) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(acceptedHeader, 'true')
  })
}

/** Tells a request from all others, so that it is known when it comes again. */
export interface RequestIdentity {
  key: string
  /** Of all that is asked for: the same key with another request is a mistake of the caller. */
  hash: string
}

/** A request that acts once, however often it is sent. */
export interface Repeatable extends RequestIdentity {
  adminId: number
  now: Date
}

/** What a caller that may repeat a request names it by. */
export const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && key.length > 200) throw new HttpError('validation', { fields: { 'idempotency-key': 'invalid' } })
  return typeof key === 'string' && key !== '' ? key : undefined
}

/** The hash is keyed, because passwords and codes may be in what is asked for. */
export const createRepeatable = (secret: string, clock: () => Date) => {
  const { hash: hashOf } = createKeyedHash('repeated requests', secret)
  /** Undefined for a request that is known by nothing, and so acts each time. */
  const identify = (request: FastifyRequest, asked: unknown, version?: number): RequestIdentity | undefined => {
    const named = keyOf(request)
    if (named === undefined && version === undefined) return undefined
    const hash = hashOf(JSON.stringify([request.routeOptions.url, asked]))
    // A state can be changed but once, so that the same change to it is the same request: its answer was lost.
    return { key: named ?? hash, hash }
  }
  const repeatable = (request: FastifyRequest, asked: unknown, version?: number): Repeatable | undefined => {
    const identity = identify(request, asked, version)
    return identity && { ...identity, adminId: request.getAdmin().id, now: clock() }
  }
  return { identify, repeatable }
}
