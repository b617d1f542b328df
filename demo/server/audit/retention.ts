import { inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { audit } from '../database/schema.ts'
import { regularly } from '../operations/regularly.ts'

/** Rows of one statement. */
const batch = 1000
/** Milliseconds between two deletions. */
const interval = 6 * 60 * 60 * 1000

/** Deletes the entries of the audit that are older than a number of days. Skips those that another process deletes. */
export const deleteOldAudit = async (database: Database, days: number) => {
  // The trigger compares with the database's clock, too.
  const old = database
    .select({ id: audit.id })
    .from(audit)
    .where(sql`${audit.at} < now() - ${days}::int * interval '1 day'`)
    .orderBy(audit.at)
    .limit(batch)
    .for('update', { skipLocked: true })
  while ((await database.delete(audit).where(inArray(audit.id, old)).returning({ id: audit.id })).length === batch);
}

/** Deletes old entries now and every six hours. Returns a function that stops this. */
export const deleteOldAuditRegularly = (database: Database, days: number, log: FastifyBaseLogger) =>
  regularly(() => deleteOldAudit(database, days), {
    every: interval,
    isNow: true,
    warn: (error) => log.warn(error, 'old entries of the audit could not be deleted'),
  })
