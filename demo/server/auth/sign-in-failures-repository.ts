import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { signInFailures } from '../database/schema.ts'

/** Counts a failed try and returns the count of the current period. Starts a new period if the last one has ended. */
export const countFailure = async (database: Database, subject: string, now: Date, seconds: number) => {
  const endsAt = new Date(now.getTime() + seconds * 1000)
  const ended = sql`${signInFailures.endsAt} <= ${now}`
  const [row] = await database
    .insert(signInFailures)
    .values({ subject, failures: 1, endsAt })
    .onConflictDoUpdate({
      target: signInFailures.subject,
      set: {
        failures: sql`CASE WHEN ${ended} THEN 1 ELSE ${signInFailures.failures} + 1 END`,
        endsAt: sql`CASE WHEN ${ended} THEN excluded.ends_at ELSE ${signInFailures.endsAt} END`,
      },
    })
    .returning()
  return row
}

/** Takes back the failed try of an address after a correct password. */
export const uncountFailure = async (database: Database, subject: string) => {
  await database
    .update(signInFailures)
    .set({ failures: sql`${signInFailures.failures} - 1` })
    .where(eq(signInFailures.subject, subject))
}

export const deleteFailures = async (database: Database, subject: string) => {
  await database.delete(signInFailures).where(eq(signInFailures.subject, subject))
}

/** Deletes the counts of periods that have ended. */
export const deleteEndedFailures = async (database: Database, now: Date) => {
  await database.delete(signInFailures).where(lte(signInFailures.endsAt, now))
}

/** Normalizes an email like the database, so that other spellings of it do not get tries of their own. */
export const comparableEmail = async (database: Database, email: string) => {
  const [row] = await database.select({ email: sql<string>`lower(${email})` }).from(sql`(SELECT) one`)
  return row?.email ?? email
}
