import type { FastifyInstance } from 'fastify'
import { findAccount } from '../auth/session-repository.ts'
import { passwordMatches } from '../auth/passwords.ts'
import type { Database } from '../database/database.ts'
import { demoSignIns, readSeed } from '../seed/seed.ts'

/**
 * Tells the gallery the sign-in of the demo superadmin, so that it signs visitors in at once. It opens no session:
 * the gallery uses the ordinary sign-in with its limits. Responds with 204 if the server did not seed the database,
 * or after the account got another password.
 */
export const demoSignInRoute = (app: FastifyInstance, database: Database) => {
  const [{ email, password }] = demoSignIns
  app.get('/demo/sign-in.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isDemo = (await readSeed(database)) !== undefined
    const account = isDemo ? await findAccount(database, email) : undefined
    return account && (await passwordMatches(account.passwordHash, password)) ? { email, password } : reply.code(204).send()
  })
}
