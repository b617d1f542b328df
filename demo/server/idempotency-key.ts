import type { FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'

/** What a caller that may repeat a request names it by. */
export const idempotencyKey = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && key.length > 200) throw new ApiError('validation', { fields: { 'idempotency-key': 'invalid' } })
  return typeof key === 'string' ? key : undefined
}
