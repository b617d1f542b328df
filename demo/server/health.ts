import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import { HttpError } from './errors.ts'

/** Milliseconds that the database may take to show that it is there. */
const patience = 2000

const answers = async (database: Database) => {
  await database.execute(sql`SELECT 1`)
  return true
}

/** `/health`: the process runs. `/ready`: requests may be sent to it, since the database answers, has room to write, and nothing is about to end. */
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
