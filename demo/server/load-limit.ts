import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'

/** Requests at work at once. The database takes them one after the other, or ten at a time: more would wait for longer than anybody does. */
export const usualLoad = 256

/** Forms of one admin on their way at once: each may hold a picture in memory. */
export const maxForms = 16

declare module 'fastify' {
  interface FastifyRequest {
    /** Takes in what is still being sent, and holds no place meanwhile. */
    receive: <Received>(work: () => Promise<Received>) => Promise<Received>
  }
}

/**
 * Refuses with 503 what would only lengthen the queue at the database, before anything is read for it; whoever is within the limit is answered as fast as ever.
 * The delay of the event loop, which plugins go by, says nothing here: the embedded database works in the same thread.
 */
export const createLoadLimit = (most: number) => {
  const arriving = new Set<FastifyRequest>()
  const receiving: number[] = []
  let working = 0
  const load = () => arriving.size + working

  const guard = (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      if (load() >= most) throw new HttpError('unavailable', { retryAfter: 1 })
      arriving.add(request)
    })
    const arrived = async (request: FastifyRequest) => {
      arriving.delete(request)
    }
    // Who is still sending a body holds no place.
    app.addHook('preParsing', arrived)
    app.addHook('onError', arrived)
    app.decorateRequest('receive', async function <Received>(this: FastifyRequest, work: () => Promise<Received>) {
      const { id } = this.getAdmin()
      if (receiving.filter((adminId) => adminId === id).length >= maxForms) throw new HttpError('unavailable', { retryAfter: 1 })
      receiving.push(id)
      working -= 1
      try {
        return await work()
      } finally {
        working += 1
        receiving.splice(receiving.indexOf(id), 1)
      }
    })
    app.addHook('onRoute', (route) => {
      const { handler } = route
      // A handler works on after its client has gone or was answered 503 by the clock.
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
