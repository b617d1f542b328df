import { and, asc, eq, lte, min } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { outbox } from '../database/schema.ts'

export type WaitingMail = typeof outbox.$inferSelect

export const addMail = async (transaction: Database, mail: typeof outbox.$inferInsert) => {
  await transaction.insert(outbox).values(mail)
}

/** Returns up to 20 mails whose next attempt is due, earliest first. */
export const listDue = (database: Database, now: Date) =>
  database.select().from(outbox).where(lte(outbox.nextAt, now)).orderBy(asc(outbox.nextAt), asc(outbox.id)).limit(20)

/**
 * Claims a mail until a time and returns whether it succeeded. After that time, other processes can claim it.
 * A conditional update lets one process win, also on engines without SKIP LOCKED.
 */
export const claimMail = async (database: Database, { id, nextAt, tries }: WaitingMail, until: Date) => {
  const ours = await database
    .update(outbox)
    .set({ nextAt: until, tries: tries + 1 })
    .where(and(eq(outbox.id, id), eq(outbox.nextAt, nextAt), eq(outbox.tries, tries)))
    .returning({ id: outbox.id })
  return ours.length > 0
}

export const setNextTry = async (database: Database, id: number, nextAt: Date) => {
  await database.update(outbox).set({ nextAt }).where(eq(outbox.id, id))
}

export const removeMail = async (database: Database, id: number) => {
  await database.delete(outbox).where(eq(outbox.id, id))
}

export const countMails = async (database: Database): Promise<number> => database.$count(outbox)

export const findNextTry = async (database: Database) => {
  const [row] = await database.select({ at: min(outbox.nextAt) }).from(outbox)
  return row?.at ?? undefined
}
