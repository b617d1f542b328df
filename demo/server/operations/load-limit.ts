import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownerOf } from '../auth/actor.ts'
import { HttpError } from '../http/errors.ts'

/**
 * Maximum number of concurrent requests. The database runs one at a time, or ten on a server.
 * Clients would not wait long enough for more.
 */
export const usualLoad = 256

/** Maximum number of concurrent form uploads of one admin or user of a portal: each may hold a picture in memory. */
export const maxForms = 16

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Receives a body. The request does not count toward the load meanwhile.
     * @throws HttpError `unavailable` if its sender has too many uploads.
     */
    receive: <Received>(work: () => Promise<Received>) => Promise<Received>
  }
}

/**
 * Calls without a token take at most three quarters of the places, so that a flood of sign-ins leaves room for those signed in.
 * Responds with 503 above a maximum of concurrent requests, before it reads their bodies, so that others stay fast.
 * It counts requests. Plugins such as @fastify/under-pressure measure event loop delay, which is no sign of load here:
 * the embedded database runs in the same thread.
 */
export const createLoadLimit = (most: number) => {
  const arriving = new Set<FastifyRequest>()
  const receiving: string[] = []
  let working = 0
  const load = () => arriving.size + working

  const guard = (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      const places = request.routeOptions.config.public ? Math.ceil(most * 0.75) : most
      if (load() >= places) throw new HttpError('unavailable', { retryAfter: 1 })
      arriving.add(request)
    })
    const arrived = async (request: FastifyRequest) => {
      arriving.delete(request)
    }
    // A request does not count while its body arrives.
    app.addHook('preParsing', arrived)
    app.addHook('onError', arrived)
    app.decorateRequest('receive', async function <Received>(this: FastifyRequest, work: () => Promise<Received>) {
      const owner = ownerOf(this.getActor())
      if (receiving.filter((other) => other === owner).length >= maxForms) throw new HttpError('unavailable', { retryAfter: 1 })
      receiving.push(owner)
      working -= 1
      try {
        return await work()
      } finally {
        working += 1
        receiving.splice(receiving.indexOf(owner), 1)
      }
    })
    app.addHook('onRoute', (route) => {
      const { handler } = route
      // Counts the handler itself: it may run on after the client disconnected or after a timeout response.
      route.handler = async function (request, reply) {
        working += 1
        try {
          return await handler.call(this, request, reply)
        } finally {
          working -= 1
        }
      }
    })
  }

  return { load, guard }
}

export type LoadLimit = ReturnType<typeof createLoadLimit>
