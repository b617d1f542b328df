import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Role } from '../../src/core/contract/session.ts'
import type { Database } from './database.ts'
import { admins, sessions } from './schema.ts'

const lifetime = 12 * 3_600_000

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
    .where(eq(sql`lower(${admins.email})`, sql`lower(${email})`))
  return account
}

/** Opens a session and answers its token, which is told once and never again. Ended sessions are swept out on the way. */
export const openSession = async (database: Database, adminId: number, now: Date) => {
  const token = randomBytes(32).toString('base64url')
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    adminId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  })
  return token
}

/** Whose token this is, while it is good. */
export const findSession = async (database: Database, token: string, now: Date): Promise<SignedIn | undefined> => {
  const [admin] = await database
    .select({ id: admins.id, role: admins.role })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
  return admin
}

/** Ends every session of an admin. */
export const endSessions = async (transaction: Database, adminId: number) => {
  await transaction.delete(sessions).where(eq(sessions.adminId, adminId))
}
