import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { admins, passkeys, recoveryCodes, totpSecrets } from '../database/schema.ts'

export type Passkey = typeof passkeys.$inferSelect

/** Condition of queries over admins: the admin signs in with a second factor. Names the tables: Drizzle omits them in selected columns. */
export const hasSecondFactor = sql<boolean>`(EXISTS (SELECT FROM ${totpSecrets} WHERE ${totpSecrets}.admin_id = ${admins}.id AND ${totpSecrets}.confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM ${passkeys} WHERE ${passkeys}.admin_id = ${admins}.id))`

/** Returns whether an admin signs in with a second factor. */
export const usesSecondFactor = async (database: Database, adminId: number) => {
  const found = await database
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.id, adminId), hasSecondFactor))
  return found.length > 0
}

export const findTotp = async (database: Database, adminId: number) => {
  const [found] = await database.select().from(totpSecrets).where(eq(totpSecrets.adminId, adminId))
  return found
}

/** Stores a secret that counts after `confirmTotp`, in place of an earlier one. */
export const setTotp = async (transaction: Database, adminId: number, sealedSecret: string) => {
  const values = { sealedSecret, confirmedAt: null, lastStep: 0 }
  await transaction
    .insert(totpSecrets)
    .values({ adminId, ...values })
    .onConflictDoUpdate({ target: totpSecrets.adminId, set: values })
}

export const updateTotp = async (transaction: Database, adminId: number, values: { confirmedAt?: Date; lastStep: number }) => {
  await transaction.update(totpSecrets).set(values).where(eq(totpSecrets.adminId, adminId))
}

/** Deletes the secret that is in use. Returns whether there was one. */
export const deleteTotp = async (transaction: Database, adminId: number) => {
  const deleted = await transaction
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.adminId, adminId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ adminId: totpSecrets.adminId })
  return deleted.length > 0
}

export const listPasskeys = (database: Database, adminId: number): Promise<Passkey[]> =>
  database.select().from(passkeys).where(eq(passkeys.adminId, adminId)).orderBy(asc(passkeys.id))

/** Adds a passkey. Returns false if somebody has it already. */
export const addPasskey = async (transaction: Database, values: typeof passkeys.$inferInsert) => {
  const added = await transaction.insert(passkeys).values(values).onConflictDoNothing().returning({ id: passkeys.id })
  return added.length > 0
}

export const noteUse = async (transaction: Database, id: number, values: { counter: number; usedAt: Date }) => {
  await transaction.update(passkeys).set(values).where(eq(passkeys.id, id))
}

/** Deletes a passkey of an admin and returns it. */
export const deletePasskey = async (transaction: Database, adminId: number, id: number) => {
  const [deleted] = await transaction
    .delete(passkeys)
    .where(and(eq(passkeys.adminId, adminId), eq(passkeys.id, id)))
    .returning()
  return deleted
}

export const countRecoveryCodes = async (database: Database, adminId: number) => {
  const [row] = await database.select({ codes: count() }).from(recoveryCodes).where(eq(recoveryCodes.adminId, adminId))
  return row?.codes ?? 0
}

export const deleteRecoveryCodes = async (transaction: Database, adminId: number) => {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId))
}

/** Deletes authenticator app, passkeys and recovery codes of an admin. */
export const deleteSecondFactors = async (transaction: Database, adminId: number) => {
  await transaction.delete(totpSecrets).where(eq(totpSecrets.adminId, adminId))
  await transaction.delete(passkeys).where(eq(passkeys.adminId, adminId))
  await deleteRecoveryCodes(transaction, adminId)
}
