import { drizzle } from 'drizzle-orm/pglite'
import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '../../demo/server/database/database.ts'

interface Statement {
  text: string
  parameters: unknown[]
}

/** Runs `work` and returns the statements that it sends. */
export const statementsOf = async (client: PGlite, work: (database: Database) => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = []
  const logger = {
    logQuery: (text: string, parameters: unknown[]) => {
      statements.push({ text, parameters })
    },
  }
  await work(drizzle(client, { logger }))
  return statements
}

/** Runs `work` repeatedly for `seconds`, `atOnce` at a time. Returns the milliseconds of each run. */
export const repeat = async (work: () => Promise<unknown>, { seconds, atOnce }: { seconds: number; atOnce: number }): Promise<number[]> => {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const start = performance.now()
        await work()
        times.push(performance.now() - start)
      }
    }),
  )
  return times
}
