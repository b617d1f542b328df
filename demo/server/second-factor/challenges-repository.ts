import { and, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { challengeLifetime, challengeTries, setUpLifetime } from '../../../src/core/contract/second-factor-due.ts'
import { createToken, hashToken } from '../auth/hashed-token.ts'
import type { Database } from '../database/database.ts'
import { challenges } from '../database/schema.ts'

const minute = 60_000

/** Steps that wait: a sign-in for its second factor, or for the set-up of one; a new passkey; a verification by passkey. */
export type Purpose = 'sign-in' | 'set-up' | 'add-passkey' | 'verification'

/** Minutes: who sets up an app may have to install it first. */
const lifetimes: Record<Purpose, number> = {
  'sign-in': challengeLifetime,
  'set-up': setUpLifetime,
  'add-passkey': challengeLifetime,
  verification: challengeLifetime,
}

interface NewChallenge {
  adminId: number
  purpose: Purpose
  /** Random value that a passkey signs. */
  challenge?: string | undefined
  now: Date
}

/** Adds a challenge and returns its token. It replaces an earlier one, but sign-ins on several devices may wait. Deletes expired ones. */
export const addChallenge = async (transaction: Database, { now, ...values }: NewChallenge) => {
  const token = createToken()
  const earlier = and(eq(challenges.adminId, values.adminId), eq(challenges.purpose, values.purpose), ne(challenges.purpose, 'sign-in'))
  await transaction.delete(challenges).where(or(lte(challenges.expiresAt, now), earlier))
  await transaction
    .insert(challenges)
    .values({ ...values, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + lifetimes[values.purpose] * minute) })
  return token
}

const isOpen = (now: Date) => and(gt(challenges.expiresAt, now), lt(challenges.tries, challengeTries))

/** Returns the challenge of a sign-in. */
export const findSignIn = async (database: Database, token: string, now: Date) => {
  const [found] = await database
    .select()
    .from(challenges)
    .where(and(eq(challenges.tokenHash, hashToken(token)), inArray(challenges.purpose, ['sign-in', 'set-up']), isOpen(now)))
  return found
}

/** Deletes an admin's challenge of this purpose and returns the value that the passkey had to sign. */
export const takeChallenge = async (transaction: Database, adminId: number, purpose: 'add-passkey' | 'verification', now: Date) => {
  const [taken] = await transaction
    .delete(challenges)
    .where(and(eq(challenges.adminId, adminId), eq(challenges.purpose, purpose), isOpen(now)))
    .returning()
  return taken?.challenge ?? undefined
}

export const countTry = async (transaction: Database, { tokenHash }: { tokenHash: string }) => {
  await transaction
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(eq(challenges.tokenHash, tokenHash))
}

export const deleteChallenge = async (transaction: Database, { tokenHash }: { tokenHash: string }) => {
  await transaction.delete(challenges).where(eq(challenges.tokenHash, tokenHash))
}
