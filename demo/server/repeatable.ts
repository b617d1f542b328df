import type { FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'
import { createKeyedHash } from './keyed-hash.ts'

/** A request that acts once, however often it is sent. */
export interface Repeatable {
  adminId: number
  /** What the request is known by when it comes again. */
  key: string
  /** Of all that is asked for: the same key with another request is a mistake of the caller. */
  hash: string
  now: Date
}

/** What a caller that may repeat a request names it by. */
const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && key.length > 200) throw new ApiError('validation', { fields: { 'idempotency-key': 'invalid' } })
  return typeof key === 'string' && key !== '' ? key : undefined
}

/** The hash is keyed, because passwords and codes may be in what is asked for. */
export const createRepeatable = (secret: string, clock: () => Date) => {
  const { hash: hashOf } = createKeyedHash('repeated requests', secret)
  /** Undefined for a request that is known by nothing, and so acts each time. */
  return (request: FastifyRequest, asked: unknown, version?: number): Repeatable | undefined => {
    const named = keyOf(request)
    if (named === undefined && version === undefined) return undefined
    const hash = hashOf(JSON.stringify([request.routeOptions.url, asked]))
    // A state can be changed but once, so that the same change to it is the same request: its answer was lost.
    return { adminId: request.getAdmin().id, key: named ?? hash, hash, now: clock() }
  }
}
