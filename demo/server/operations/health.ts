import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'

/** Milliseconds that the database has to respond. */
const patience = 2000

const answers = async (database: Database) => {
  await database.execute(sql`SELECT 1`)
  return true
}

/**
 * Adds `/health`, which reports that the process runs, and `/ready`. `/ready` returns 503 while the database does not
 * respond, the disk is full or the server closes.
 */
export const healthRoutes = (app: FastifyInstance, database: Database, isThereRoom: () => Promise<boolean>) => {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'running' }))
  app.get('/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const isThere = await Promise.race([answers(database), setTimeout(patience, false, { ref: false })]).catch((error: unknown) => {
      request.log.warn(error, 'the database does not answer')
      return false
    })
    if (!isThere || !(await isThereRoom())) throw new HttpError('unavailable', { retryAfter: 1 })
    return { status: 'ready' }
  })
}
