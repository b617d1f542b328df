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

/** Adds a code, which closes the ones before it; answers its id. */
export const addCode = async (transaction: Database, code: typeof emailCodes.$inferInsert) => {
  const [added] = await transaction.insert(emailCodes).values(code).returning({ id: emailCodes.id })
  if (!added) throw new Error('Nothing was added')
  return added.id
}

/** Takes a code back that was never sent; the one before it is open again. */
export const removeCode = async (database: Database, id: number) => {
  await database.delete(emailCodes).where(eq(emailCodes.id, id))
}

/** An admin's latest code; who reads it holds the admin's row, so that tries are counted one by one. */
export const findLatestCode = async (transaction: Database, adminId: number) => {
  const [code] = await transaction
    .select()
    .from(emailCodes)
    .where(eq(emailCodes.adminId, adminId))
    .orderBy(desc(emailCodes.id))
    .limit(1)
  return code
}

export const setTries = async (transaction: Database, id: number, tries: number) => {
  await transaction.update(emailCodes).set({ tries }).where(eq(emailCodes.id, id))
}
