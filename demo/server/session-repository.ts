import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Role } from '../../src/core/contract/session.ts'
import type { Database } from './database.ts'
import { prepareOnce } from './prepare-once.ts'
import { admins, sessions } from './schema.ts'

const hour = 3_600_000
/** A session ends after a working day, and sooner when nobody uses it. */
const lifetime = 12 * hour
const idleTime = 2 * hour
/** So often its use is noted: not with every request, which would cost each of them a write. */
const noteEvery = 5 * 60_000

/** Only the hash is stored: whoever reads the table can't sign in with it. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export interface SignedIn {
  id: number
  role: Role
}

/** What signing in needs to know of the account with this email, in any case. */
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
    // By the small letters of the database, which keeps emails apart: those of JavaScript differ for İ and Σ.
    .where(eq(sql`lower(${admins.email})`, sql`lower(${email})`))
  return account
}

/** Opens a session and answers its token, which is told once and never again. Ended sessions are swept out on the way. */
export const openSession = async (database: Database, { id: adminId, role }: SignedIn, now: Date) => {
  const token = randomBytes(32).toString('base64url')
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    adminId,
    role,
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  })
  return token
}

const sessionOf = (database: Database) =>
  prepareOnce(database, 'session', (name) =>
    database
      .select({ id: admins.id, role: admins.role, usedAt: sessions.usedAt })
      .from(sessions)
      .innerJoin(admins, and(eq(admins.id, sessions.adminId), eq(admins.role, sessions.role)))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.usedAt, sql.placeholder('idleSince')),
        ),
      )
      .prepare(name),
  )

/** Whose token this is, while it is good: neither too old nor idle for too long, and the admin has the role with which it was opened. */
export const findSession = async (database: Database, token: string, now: Date): Promise<SignedIn | undefined> => {
  const tokenHash = hashToken(token)
  const idleSince = new Date(now.getTime() - idleTime).toISOString()
  const [found] = await sessionOf(database).execute({ tokenHash, now: now.toISOString(), idleSince })
  if (!found) return undefined
  const { usedAt, ...admin } = found
  if (now.getTime() - usedAt.getTime() >= noteEvery) {
    await database.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return admin
}

/** Ends the session of one token. */
export const endSession = async (database: Database, token: string) => {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends every session of an admin. */
export const endSessions = async (transaction: Database, adminId: number) => {
  await transaction.delete(sessions).where(eq(sessions.adminId, adminId))
}
