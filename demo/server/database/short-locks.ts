import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

const tries = 40
/** Milliseconds between two tries, in which those that queued behind the lock run. */
const pause = 500

const isLockTimeout = ({ cause }: Error) => cause instanceof Error && 'code' in cause && cause.code === '55P03'

/**
 * Runs work in a transaction that waits at most 1 s for a lock, and repeats it for a minute.
 * Requests queue behind a transaction that waits, so a longer wait would stop running servers.
 */
export const withShortLocks = async <Result>(database: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> => {
  for (let round = 1; ; round++) {
    try {
      return await database.transaction(async (transaction) => {
        await transaction.execute(sql`SET LOCAL lock_timeout = '1s'`)
        return work(transaction)
      })
    } catch (error) {
      if (!(error instanceof Error && isLockTimeout(error)) || round === tries) throw error
      await setTimeout(pause)
    }
  }
}
