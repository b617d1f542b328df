import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../demo/server/database/database.ts'
import { audit } from '../../../demo/server/database/schema.ts'

/** Returns the audit entries of one subject, oldest first. */
export const auditOf = async (database: Database, subject: string, subjectId: number) => {
  const entries = await database
    .select()
    .from(audit)
    .where(and(eq(audit.subject, subject), eq(audit.subjectId, subjectId)))
    .orderBy(audit.id)
  return entries.map(({ at, action, reason, doctorId, before, after, address, adminId, portalKeyId, portalUserId, portalUserName }) => ({
    at,
    action,
    reason,
    ...(portalKeyId ? { portalKeyId, portalUserId, portalUserName } : { adminId }),
    ...(doctorId && { doctorId }),
    ...(after && { before, after }),
    ...(address && { address }),
  }))
}
