import type { FastifyRequest } from 'fastify'
import { hasEmail } from '../admins/admins-repository.ts'
import { addAudit } from '../audit/audit-repository.ts'
import type { Database } from '../database/database.ts'
import { admins } from '../database/schema.ts'

const record = async (database: Database, email: string, entry: { at: Date; address: string }) => {
  const [account] = await database.select({ id: admins.id }).from(admins).where(hasEmail(email))
  if (account) await addAudit(database, { ...entry, action: 'sign-in-refused', subject: 'sign-in', subjectId: account.id })
}

/**
 * Records a refused sign-in, if the account exists, after the response: before it, the time of the response would tell
 * whether the account exists.
 */
export const recordRefusedSignIn = (database: Database, { ip, log }: FastifyRequest, email: string, at: Date) => {
  setImmediate(() => {
    record(database, email, { at, address: ip }).catch((error: unknown) => log.error(error, 'a refused sign-in could not be recorded'))
  })
}
