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
  return entries.map(
    ({ id: _id, subject: _subject, subjectId: _subjectId, adminId, portalKeyId, portalUserId, portalUserName, ...entry }) => ({
      ...entry,
      ...(portalKeyId ? { portalKeyId, portalUserId, portalUserName } : { adminId }),
    }),
  )
}
