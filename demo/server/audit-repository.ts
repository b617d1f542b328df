import type { Database } from './database.ts'
import { audit } from './schema.ts'

/** Adds to the record of who did what; in the transaction of the deed itself. */
export const addAudit = async (transaction: Database, entry: typeof audit.$inferInsert) => {
  await transaction.insert(audit).values(entry)
}
