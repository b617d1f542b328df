import { and, eq, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { serializeBy } from '../auth/serialize-by.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import type { Repeatable, RequestIdentity } from './idempotency-keys.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { regularly } from '../operations/regularly.ts'

const hour = 3_600_000
const kept = 24 * hour

/**
 * Returns the stored response of an identical earlier request. It may be called without a session,
 * so the hash must cover everything that identifies the admin.
 */
export const findAnswer = async <Answer extends object>(
  database: Database,
  identity: RequestIdentity | undefined,
): Promise<Answer | undefined> => {
  if (!identity) return undefined
  const { key, hash } = identity
  const same = and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.requestHash, hash))
  const [stored] = await database.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(same)
  return stored?.answer as Answer | undefined
}

/** Deletes keys after a day. Skips those that another process deletes. */
export const deleteOldKeys = async (database: Database, now: Date) => {
  const { owner, key, createdAt } = idempotencyKeys
  const old = database
    .select({ owner, key })
    .from(idempotencyKeys)
    .where(lte(createdAt, new Date(now.getTime() - kept)))
    .for('update', { skipLocked: true })
  await database.delete(idempotencyKeys).where(sql`(${owner}, ${key}) IN ${old}`)
}

/** Deletes old keys every hour. Returns a function that stops this. */
export const deleteOldKeysRegularly = (database: Database, clock: () => Date, log: FastifyBaseLogger) =>
  regularly(() => deleteOldKeys(database, clock()), {
    every: hour,
    warn: (error) => log.warn(error, 'old idempotency keys could not be deleted'),
  })

const actOnce = <Answer extends object>(
  database: Database,
  repeatable: Repeatable | undefined,
  act: (transaction: Database) => Promise<Answer>,
) =>
  database.transaction(async (transaction): Promise<Answer> => {
    if (!repeatable) return act(transaction)
    const { owner, key, hash: requestHash, now } = repeatable
    const ours = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
    const [isNew] = await transaction
      .insert(idempotencyKeys)
      .values({ owner, key, requestHash, answer: {}, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!isNew) {
      const [stored] = await transaction.select().from(idempotencyKeys).where(ours)
      if (stored?.requestHash !== requestHash) throw new HttpError('validation', { fields: { 'idempotency-key': 'invalid' } })
      return stored.answer as Answer
    }
    const answer = await act(transaction)
    await transaction.update(idempotencyKeys).set({ answer }).where(ours)
    return answer
  })

interface Change {
  /** Changes of the same record run one after the other, so that those that wait for a locked row occupy one connection. */
  record: string
  repeatable: Repeatable | undefined
}

/**
 * Runs an action in a transaction, once per key. A repeated request gets the first response; a failed one may be retried.
 * @throws HttpError `validation` if the key was used for another request.
 */
export const runOnce = <Answer extends object>(
  database: Database,
  { record, repeatable }: Change,
  act: (transaction: Database) => Promise<Answer>,
) => serializeBy(record, () => actOnce(database, repeatable, act))
