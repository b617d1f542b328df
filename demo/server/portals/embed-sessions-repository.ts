import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { CreateEmbedSessionBody } from '../../../src/core/contract/portals.ts'
import type { Actor } from '../auth/actor.ts'
import { createToken, hashToken } from '../auth/hashed-token.ts'
import type { Database } from '../database/database.ts'
import { embedSessions, portalKeys } from '../database/schema.ts'
import type { Scope } from './scope.ts'

const prefix = 'pe_embed_'

/** Returns whether a token is that of an embed session, valid or not. */
export const isEmbedToken = (token: string) => token.startsWith(prefix)

export interface EmbedSession {
  actor: Extract<Actor, { portalKeyId: number }>
  scope: Scope
  createdAt: Date
}

/** Opens an embed session and returns its token, which is not stored. Deletes expired sessions. */
export const openEmbedSession = async (
  database: Database,
  portalKeyId: number,
  { subject, elements, doctor_ids, access }: CreateEmbedSessionBody,
  { now, expiresAt }: { now: Date; expiresAt: Date },
) => {
  const token = prefix + createToken()
  await database.delete(embedSessions).where(lte(embedSessions.expiresAt, now))
  await database.insert(embedSessions).values({
    tokenHash: hashToken(token),
    portalKeyId,
    portalUserId: subject.id,
    portalUserName: subject.name,
    elements,
    doctorIds: doctor_ids === 'all' ? null : doctor_ids,
    access,
    createdAt: now,
    expiresAt,
  })
  return token
}

/** Returns the session of a valid token; undefined if it has expired or its key was revoked. */
export const findEmbedSession = async (database: Database, token: string, now: Date): Promise<EmbedSession | undefined> => {
  const [found] = await database
    .select({ session: embedSessions })
    .from(embedSessions)
    .innerJoin(portalKeys, and(eq(portalKeys.id, embedSessions.portalKeyId), isNull(portalKeys.revokedAt)))
    .where(and(eq(embedSessions.tokenHash, hashToken(token)), gt(embedSessions.expiresAt, now)))
  if (!found) return undefined
  const { portalKeyId, portalUserId, portalUserName, elements, doctorIds, access, createdAt } = found.session
  return { actor: { portalKeyId, portalUserId, portalUserName }, scope: { elements, doctors: doctorIds ?? 'all', access }, createdAt }
}
