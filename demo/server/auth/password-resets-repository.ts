import { and, count, eq, gt, isNull, lte } from 'drizzle-orm'
import { resetLinkLifetime } from '../../../src/core/contract/password-reset.ts'
import type { Database } from '../database/database.ts'
import { admins, passwordResets } from '../database/schema.ts'

const minute = 60_000
const hour = 60 * minute

export const addReset = async (transaction: Database, reset: typeof passwordResets.$inferInsert) => {
  await transaction.insert(passwordResets).values(reset)
}

/** Returns the number of an admin's links of the last hour. Deletes all older links. */
export const countResets = async (transaction: Database, adminId: number, now: Date) => {
  const hourAgo = new Date(now.getTime() - hour)
  await transaction.delete(passwordResets).where(lte(passwordResets.createdAt, hourAgo))
  const [row] = await transaction.select({ resets: count() }).from(passwordResets).where(eq(passwordResets.adminId, adminId))
  return row?.resets ?? 0
}

/** Returns the id of the admin whose unused link has this token. Another email or a disabled account ends the link. */
export const findReset = async (database: Database, tokenHash: string, now: Date) => {
  const [found] = await database
    .select({ adminId: passwordResets.adminId })
    .from(passwordResets)
    .innerJoin(admins, and(eq(admins.id, passwordResets.adminId), eq(admins.email, passwordResets.email), isNull(admins.disabledAt)))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.createdAt, new Date(now.getTime() - resetLinkLifetime * minute)),
      ),
    )
  return found?.adminId
}

/** Marks all links of an admin as used. */
export const useResets = async (transaction: Database, adminId: number, now: Date) => {
  await transaction
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.adminId, adminId), isNull(passwordResets.usedAt)))
}
