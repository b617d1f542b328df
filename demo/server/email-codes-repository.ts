import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { emailCodes } from './schema.ts'

/** When this admin asked for codes since a moment, the first time first. Older codes are swept out on the way. */
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

/** Adds a code, which closes the ones before it. */
export const addCode = async (transaction: Database, code: typeof emailCodes.$inferInsert) => {
  await transaction.insert(emailCodes).values(code)
}

/** An admin's latest code; who reads it holds the admin's row, so that tries are counted one by one. */
export const findLatestCode = async (transaction: Database, adminId: number) => {
  const [code] = await transaction.select().from(emailCodes).where(eq(emailCodes.adminId, adminId)).orderBy(desc(emailCodes.id)).limit(1)
  return code
}

export const setTries = async (transaction: Database, id: number, tries: number) => {
  await transaction.update(emailCodes).set({ tries }).where(eq(emailCodes.id, id))
}
