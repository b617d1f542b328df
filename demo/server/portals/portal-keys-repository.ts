import { and, desc, eq, isNull } from 'drizzle-orm'
import { addAudit } from '../audit/audit-repository.ts'
import type { Actor } from '../auth/actor.ts'
import { createToken, hashToken } from '../auth/hashed-token.ts'
import type { Database } from '../database/database.ts'
import { embedSessions, portalKeys } from '../database/schema.ts'

export type PortalKeyRow = typeof portalKeys.$inferSelect

/** Author and time of a change of keys. The command line has no actor. */
interface Change {
  actor?: Actor
  at: Date
}

const isValid = isNull(portalKeys.revokedAt)

/** Returns all valid keys, newest first. */
export const listKeys = (database: Database) =>
  database.select().from(portalKeys).where(isValid).orderBy(desc(portalKeys.createdAt), desc(portalKeys.id))

/** Creates a key. Returns its row and its secret, which is not stored. */
export const addKey = async (transaction: Database, name: string, { actor, at }: Change) => {
  // Scanners of repositories know secrets by such a prefix.
  const secret = `pe_secret_${createToken()}`
  const [row] = await transaction
    .insert(portalKeys)
    .values({ name, keyHash: hashToken(secret), lastFour: secret.slice(-4), createdAt: at })
    .returning()
  if (!row) throw new Error('Nothing was added')
  await addAudit(transaction, { at, ...actor, action: 'portal-key-created', subject: 'portal-key', subjectId: row.id })
  return { row, secret }
}

/** Revokes a key and ends its sessions. Returns false if there is no such valid key. */
export const revokeKey = async (transaction: Database, id: number, { actor, at }: Change) => {
  const [revoked] = await transaction
    .update(portalKeys)
    .set({ revokedAt: at })
    .where(and(eq(portalKeys.id, id), isValid))
    .returning()
  if (!revoked) return false
  await transaction.delete(embedSessions).where(eq(embedSessions.portalKeyId, id))
  await addAudit(transaction, { at, ...actor, action: 'portal-key-revoked', subject: 'portal-key', subjectId: id })
  return true
}

/** Returns the id of the valid key with a secret, and notes its use. */
export const useKey = async (database: Database, secret: string, now: Date) => {
  const [used] = await database
    .update(portalKeys)
    .set({ usedAt: now })
    .where(and(eq(portalKeys.keyHash, hashToken(secret)), isValid))
    .returning({ id: portalKeys.id })
  return used?.id
}
