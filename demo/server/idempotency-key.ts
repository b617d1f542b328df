import type { FastifyRequest } from 'fastify'

/** What a caller that may repeat a request names it by. */
export const idempotencyKey = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key.slice(0, 200) : undefined
}
