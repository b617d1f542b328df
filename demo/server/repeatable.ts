import type { FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'
import { createKeyedHash } from './keyed-hash.ts'

/** A request that acts once, however often it is sent. */
export interface Repeatable {
  adminId: number
  /** What the request is known by when it comes again; without one, it acts each time. */
  key: string | undefined
  /** Of all that is asked for: the same key with another request is a mistake of the caller. */
  hash: string
  now: Date
}

/** What a caller that may repeat a request names it by. */
const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && key.length > 200) throw new ApiError('validation', { fields: { 'idempotency-key': 'invalid' } })
  return typeof key === 'string' ? key : undefined
}

/** The hash is keyed, because passwords and codes may be in what is asked for. */
export const createRepeatable = (secret: string, clock: () => Date) => {
  const { hash: hashOf } = createKeyedHash('repeated requests', secret)
  return (request: FastifyRequest, asked: unknown, version?: number): Repeatable => {
    const hash = hashOf(JSON.stringify([request.routeOptions.url, asked]))
    // A state can be changed but once, so that the same change to it is the same request: its answer was lost.
    return { adminId: request.getAdmin().id, key: keyOf(request) ?? (version === undefined ? undefined : hash), hash, now: clock() }
  }
}
