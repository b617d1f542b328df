import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { HttpError } from './errors.ts'
import { serializeBy } from './serialize-by.ts'
import { signInFailures } from './schema.ts'

/** Maximum number of failed tries by account and by address within a number of seconds. */
export interface SignInLimit {
  account: number
  address: number
  seconds: number
}

/** Hashed, so that the table does not reveal emails and addresses. */
const subjectOf = (kind: keyof SignInLimit, value: string) => createHash('sha256').update(`${kind}\n${value}`).digest('base64url')

const countFailure = async (database: Database, subject: string, now: Date, seconds: number) => {
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

/** Normalizes an email like the database, so that other spellings of it do not get tries of their own. */
const comparable = async (database: Database, email: string) => {
  const [row] = await database.select({ email: sql<string>`lower(${email})` }).from(sql`(SELECT) one`)
  return row?.email ?? email
}

interface Try<Result> {
  limit: SignInLimit
  email: string
  address: string
  now: Date
  /** Checks the password; returns undefined if it is wrong. */
  attempt: () => Promise<Result | undefined>
}

/**
 * Counts a failed try before it checks the password, so that concurrent tries cannot exceed the limit.
 * A correct password removes the count. Tries of one account run one after the other,
 * so that concurrent correct ones do not count as failures.
 * @throws HttpError `too-many-requests` above the limit.
 */
export const rateLimitedAttempt = async <Result>(
  database: Database,
  { limit, email, address, now, attempt }: Try<Result>,
): Promise<Result | undefined> => {
  const account = subjectOf('account', await comparable(database, email))
  const place = subjectOf('address', address)
  return serializeBy(account, async () => {
    for (const [subject, maximum] of [
      [place, limit.address],
      [account, limit.account],
    ] as const) {
      const row = await countFailure(database, subject, now, limit.seconds)
      if (row && row.failures > maximum) {
        throw new HttpError('too-many-requests', { retryAfter: Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000) })
      }
    }
    const result = await attempt()
    if (result) {
      await database.delete(signInFailures).where(eq(signInFailures.subject, account))
      await database
        .update(signInFailures)
        .set({ failures: sql`${signInFailures.failures} - 1` })
        .where(eq(signInFailures.subject, place))
      await database.delete(signInFailures).where(lte(signInFailures.endsAt, now))
    }
    return result
  })
}
