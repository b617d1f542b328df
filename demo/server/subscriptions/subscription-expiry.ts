import type { FastifyBaseLogger } from 'fastify'
import { startOfDay } from '../../../src/core/contract/period.ts'
import type { Database } from '../database/database.ts'
import { expireEnded, hasEnded } from './subscriptions-repository.ts'

/** Minimum interval in milliseconds between two searches of a process, except when a new day begins. */
const interval = 1000
/** Rows of one statement. */
const batch = 1000

interface ExpiryOptions {
  database: Database
  clock: () => Date
  log: FastifyBaseLogger
}

/**
 * Returns a function that expires the active subscriptions whose last day has passed.
 * Each process calls it before it reads, so lists, counts and figures are right without a job of its own.
 */
export const createExpiry = ({ database, clock, log }: ExpiryOptions) => {
  let last: { day: number; at: number; done: Promise<void> } | undefined

  const expireBefore = async (today: Date) => {
    if (!(await hasEnded(database, today))) return
    try {
      while ((await expireEnded(database, today, batch)) === batch);
    } catch (error) {
      // Reads work without writes, for example on a full disk.
      log.warn(error, 'ended subscriptions could not be expired')
    }
  }

  return (): Promise<void> => {
    const today = startOfDay(clock())
    const at = performance.now()
    if (last?.day !== today.getTime() || at - last.at >= interval) last = { day: today.getTime(), at, done: expireBefore(today) }
    return last.done
  }
}
