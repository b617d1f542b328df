import type { FastifyRequest } from 'fastify'
import { hasEmail } from '../admins/admins-repository.ts'
import type { Database } from '../database/database.ts'
import { admins } from '../database/schema.ts'
import { addSignInEntry } from './sign-in-history.ts'

const record = async (database: Database, email: string, { at, ip }: { at: Date; ip: string }) => {
  const [account] = await database.select({ id: admins.id }).from(admins).where(hasEmail(email))
  if (account) await addSignInEntry(database, { ip }, { at, adminId: account.id, action: 'sign-in-refused' })
}

/**
 * Records a refused sign-in, if the account exists, after the response: before it, the time of the response would tell
 * whether the account exists.
 */
export const recordRefusedSignIn = (database: Database, { ip, log }: FastifyRequest, email: string, at: Date) => {
  setImmediate(() => {
    record(database, email, { at, ip }).catch((error: unknown) => log.error(error, 'a refused sign-in could not be recorded'))
  })
}
