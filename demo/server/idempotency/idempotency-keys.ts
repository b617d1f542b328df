import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownerOf } from '../auth/actor.ts'
import { HttpError } from '../http/errors.ts'
import { createKeyedHash } from '../keyed-hash.ts'

/** Header of every response. It tells clients that they may retry a change with an `Idempotency-Key`. */
export const acceptedHeader = 'Idempotency-Key-Accepted'

/** Adds the header to every response. */
export const announceKeys = (app: FastifyInstance) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(acceptedHeader, 'true')
  })
}

/** Identifies a request, so that a retry is recognized. */
export interface RequestIdentity {
  key: string
  /** Hash of the request. Using the same key for a different request is a client error. */
  hash: string
}

/** A request that acts once, however often it is sent. */
export interface Repeatable extends RequestIdentity {
  /** Admin or user of a portal who sent it. */
  owner: string
  now: Date
}

/**
 * Returns the `Idempotency-Key` of a request.
 * @throws HttpError `validation` for a key above 200 characters.
 */
export const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && key.length > 200) throw new HttpError('validation', { fields: { 'idempotency-key': 'invalid' } })
  return typeof key === 'string' && key !== '' ? key : undefined
}

/** Identifies repeated requests. The hash is keyed, because requests may contain passwords and codes. */
export const createRepeatable = (secret: string, clock: () => Date) => {
  const { hash: hashOf } = createKeyedHash('repeated requests', secret)
  /** Returns undefined without key and version; such a request acts each time. */
  const identify = (request: FastifyRequest, asked: unknown, version?: number): RequestIdentity | undefined => {
    const named = keyOf(request)
    if (named === undefined && version === undefined) return undefined
    const hash = hashOf(JSON.stringify([request.routeOptions.url, asked]))
    // A version can be changed only once: the same change to it is a retry after a lost response.
    return { key: named ?? hash, hash }
  }
  const repeatable = (request: FastifyRequest, asked: unknown, version?: number): Repeatable | undefined => {
    const identity = identify(request, asked, version)
    return identity && { ...identity, owner: ownerOf(request.getActor()), now: clock() }
  }
  return { identify, repeatable }
}
