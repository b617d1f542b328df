import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Milliseconds between two comparisons of the clocks. */
const interval = 60_000

/** Returns the time of the database's clock in milliseconds. */
export const readTime = async (database: Database) => {
  const [row] = await database
    .select({ time: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8` })
    .from(sql`(VALUES (1)) one`)
  return Number(row?.time)
}

/**
 * Returns a clock that follows another one, such as the database's: sessions and codes then end at the same moment in all
 * processes, even if the clock of a machine is wrong. It runs on the process's own clock between comparisons.
 */
export const followClock = async (readOther: () => Promise<number>, warn: (error: unknown) => void) => {
  let ahead = 0
  const compare = async () => {
    const start = Date.now()
    const other = await readOther()
    // The other clock was read at about the middle of the wait.
    ahead = other - (start + Date.now()) / 2
  }
  await compare()
  const timer = setInterval(() => void compare().catch(warn), interval)
  timer.unref()
  return { clock: () => new Date(Date.now() + ahead), stop: () => clearInterval(timer) }
}
