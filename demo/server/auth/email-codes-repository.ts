import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { emailCodes } from '../database/schema.ts'

/** Returns the times of the admin's code requests since a moment, oldest first. Deletes older codes. */
export const listRequests = async (transaction: Database, adminId: number, since: Date) => {
  const ours = eq(emailCodes.adminId, adminId)
  await transaction.delete(emailCodes).where(and(ours, lte(emailCodes.createdAt, since)))
  const rows = await transaction
    .select({ at: emailCodes.createdAt })
    .from(emailCodes)
    .where(and(ours, gt(emailCodes.createdAt, since)))
    .orderBy(emailCodes.id)
  return rows.map(({ at }) => at)
}

/** Adds a code. It replaces earlier codes, because only the latest one is valid. */
export const addCode = async (transaction: Database, code: typeof emailCodes.$inferInsert) => {
  await transaction.insert(emailCodes).values(code)
}

/** Returns an admin's latest code. Lock the admin's row first, so that concurrent tries are counted one by one. */
export const findLatestCode = async (transaction: Database, adminId: number) => {
  const [code] = await transaction.select().from(emailCodes).where(eq(emailCodes.adminId, adminId)).orderBy(desc(emailCodes.id)).limit(1)
  return code
}

export const setTries = async (transaction: Database, id: number, tries: number) => {
  await transaction.update(emailCodes).set({ tries }).where(eq(emailCodes.id, id))
}
