import type { FastifyRequest } from 'fastify'
import type { activityActions } from '../../../src/core/contract/activity.ts'
import { addAudit } from '../audit/audit-repository.ts'
import type { Database } from '../database/database.ts'

interface SignInEntry {
  at: Date
  action: (typeof activityActions)['sign-in'][number]
  /** Owner of the account. */
  adminId: number
}

/** Adds an entry about a sign-in to the history. A refused one has no author: nobody knows who it was. */
export const addSignInEntry = (database: Database, { ip: address }: Pick<FastifyRequest, 'ip'>, { at, action, adminId }: SignInEntry) => {
  const author = action === 'sign-in-refused' ? {} : { adminId }
  return addAudit(database, { at, ...author, action, subject: 'sign-in', subjectId: adminId, address })
}
