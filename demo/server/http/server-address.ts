import type { FastifyRequest } from 'fastify'

/** Origins of pages and servers on the same machine. */
export const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Returns the public address of the server, or that of the request. The sender of a request chooses the latter. */
export const serverAddress = (publicUrl: string | undefined, { protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`
