import { and, desc, eq, gt, inArray, isNull, lte, ne, not, sql } from 'drizzle-orm'
import type { Role } from '../../../src/core/contract/session.ts'
import { hasEmail } from '../admins/admins-repository.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepared-query.ts'
import { admins, challenges, sessions } from '../database/schema.ts'
import { hasSecondFactor } from '../second-factor/second-factors-repository.ts'
import { createToken, hashToken } from './hashed-token.ts'

const hour = 3_600_000
/** A session ends after 12 hours, or after 2 hours without use. */
const lifetime = 12 * hour
const idleTime = 2 * hour
/** Minimum interval between updates of the last use: updating on each request would cost a write each time. */
const noteEvery = 5 * 60_000

export interface SignedIn {
  id: number
  role: Role
  /** Time of the sign-in, or of a later verification of the admin. */
  verifiedAt: Date
}

interface NewSession {
  id: number
  role: Role
  address: string
  /** Header of the browser, at most 300 characters. */
  userAgent: string | null
  now: Date
}

/** Returns the account with this email, for signing in; undefined for a disabled one. Ignores case. */
export const findAccount = async (database: Database, email: string) => {
  const [account] = await database
    .select({
      id: admins.id,
      role: admins.role,
      passwordHash: admins.passwordHash,
      firstName: admins.firstName,
      lastName: admins.lastName,
      picture: admins.picture,
    })
    .from(admins)
    .where(and(hasEmail(email), isNull(admins.disabledAt)))
  return account
}

/** Opens a session and returns its token. The token is not stored, only its hash. Deletes expired sessions. */
export const openSession = async (database: Database, { id: adminId, role, address, userAgent, now }: NewSession) => {
  const token = createToken()
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    adminId,
    role,
    address,
    userAgent,
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  })
  return token
}

const idleSince = (now: Date) => new Date(now.getTime() - idleTime)

const isOpen = (now: Date) => and(gt(sessions.expiresAt, now), gt(sessions.usedAt, idleSince(now)))

/** Prepared, because every call of an admin runs it. */
const sessionQuery = (database: Database) =>
  prepareOnce(database, 'session', (name) =>
    database
      .select({
        id: admins.id,
        role: admins.role,
        usedAt: sessions.usedAt,
        createdAt: sessions.createdAt,
        verifiedAt: sessions.verifiedAt,
      })
      .from(sessions)
      .innerJoin(admins, and(eq(admins.id, sessions.adminId), eq(admins.role, sessions.role), isNull(admins.disabledAt)))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.usedAt, sql.placeholder('idleSince')),
        ),
      )
      .prepare(name),
  )

/**
 * Returns the admin of a valid token; undefined if the session has expired or was idle too long, the role of the admin has changed,
 * or the account is disabled.
 */
export const findSession = async (database: Database, token: string, now: Date): Promise<SignedIn | undefined> => {
  const tokenHash = hashToken(token)
  const times = { now: now.toISOString(), idleSince: idleSince(now).toISOString() }
  const [found] = await sessionQuery(database).execute({ tokenHash, ...times })
  if (!found) return undefined
  const { usedAt, createdAt, verifiedAt, ...admin } = found
  if (now.getTime() - usedAt.getTime() >= noteEvery) {
    await database.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return { ...admin, verifiedAt: verifiedAt ?? createdAt }
}

/** Notes that the admin of this session was verified. */
export const noteVerification = async (transaction: Database, token: string, now: Date) => {
  await transaction
    .update(sessions)
    .set({ verifiedAt: now })
    .where(eq(sessions.tokenHash, hashToken(token)))
}

export const endSession = async (database: Database, token: string) => {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Returns the open sessions of an admin, the last used first. */
export const listSessions = (database: Database, adminId: number, now: Date) =>
  database
    .select()
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), isOpen(now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))

/** Ends one session of an admin by its id. Returns whether there was one. */
export const endSessionOf = async (transaction: Database, adminId: number, id: number) => {
  const ended = await transaction
    .delete(sessions)
    .where(and(eq(sessions.adminId, adminId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of an admin but that of the token, and the sign-ins that wait for a second factor. */
export const endOtherSessions = async (transaction: Database, adminId: number, token: string) => {
  await transaction.delete(sessions).where(and(eq(sessions.adminId, adminId), ne(sessions.tokenHash, hashToken(token))))
  await transaction.delete(challenges).where(eq(challenges.adminId, adminId))
}

/** Ends all sessions of an admin, and the sign-ins that wait for a second factor. */
export const endSessions = async (transaction: Database, adminId: number) => {
  await transaction.delete(sessions).where(eq(sessions.adminId, adminId))
  await transaction.delete(challenges).where(eq(challenges.adminId, adminId))
}

/** Ends the sessions of all admins without a second factor, so that they set one up when they sign in again. */
export const endSessionsWithoutSecondFactor = async (database: Database) => {
  const without = database.select({ id: admins.id }).from(admins).where(not(hasSecondFactor))
  await database.delete(sessions).where(inArray(sessions.adminId, without))
}
