import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import type { RoomCheck } from './disk-room.ts'

/** Milliseconds that the database has to respond. */
const patience = 2000

/** Returns whether the database takes writes: a standby or a server in maintenance does not. */
const takesWrites = async (database: Database) => {
  const [row] = await database.select({ readOnly: sql<string>`current_setting('transaction_read_only')` }).from(sql`(VALUES (1)) one`)
  return row?.readOnly === 'off'
}

interface Health {
  database: Database
  isThereRoom: RoomCheck
  /** Returns true from the signal to stop on, while requests are still answered. */
  isDraining: () => boolean
}

/**
 * Adds `/health`, which reports that the process runs, and `/ready`. `/ready` returns 503 while the database does not
 * respond or takes no writes, the disk is full or the server is about to stop.
 */
export const healthRoutes = (app: FastifyInstance, { database, isThereRoom, isDraining }: Health) => {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'running' }))
  app.get('/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) throw new HttpError('unavailable', { retryAfter: 1 })
    const isThere = await Promise.race([takesWrites(database), setTimeout(patience, false, { ref: false })]).catch((error: unknown) => {
      request.log.warn(error, 'the database does not answer')
      return false
    })
    if (!isThere || !(await isThereRoom())) throw new HttpError('unavailable', { retryAfter: 1 })
    return { status: 'ready' }
  })
}
