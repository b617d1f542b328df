import type { Database } from '../database/database.ts'
import { audit } from '../database/schema.ts'

/** Adds an entry to the audit. Call it in the transaction of the change itself. */
export const addAudit = async (transaction: Database, entry: typeof audit.$inferInsert) => {
  await transaction.insert(audit).values(entry)
}
