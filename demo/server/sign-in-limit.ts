import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { HttpError } from './errors.ts'
import { serializeBy } from './serialize-by.ts'
import { signInFailures } from './schema.ts'

/** How many failed tries an account and an address have within so many seconds. */
export interface SignInLimit {
  account: number
  address: number
  seconds: number
}

/** Hashed, so that the table holds no list of what was typed. */
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

/** An email as the database compares it: no spelling that it takes for the same has tries of its own. */
const comparable = async (database: Database, email: string) => {
  const [row] = await database.select({ email: sql<string>`lower(${email})` }).from(sql`(SELECT) one`)
  return row?.email ?? email
}

interface Try<Result> {
  limit: SignInLimit
  email: string
  address: string
  now: Date
  /** Looks at the password; answers nothing where it is wrong. */
  attempt: () => Promise<Result | undefined>
}

/**
 * Counts a try as failed before the password is looked at, so that many at once can't slip past, or refuses it; one that turns out right
 * takes its count back. The tries of an account take turns, so that many right ones at once are not taken for failed ones.
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
