import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** What makes a table come to be twice at once, and what engines that never block answer instead of waiting. */
const races = ['23505', '42P07', '42710', '40001', 'XX000']
const tries = 20

const makeRow = async (client: pg.ClientBase) => {
  await client.query('CREATE TABLE IF NOT EXISTS migration_lock (name text PRIMARY KEY)')
  await client.query("INSERT INTO migration_lock VALUES ('migrations') ON CONFLICT DO NOTHING")
}

const makeRowAtLast = async (client: pg.ClientBase) => {
  for (let round = 1; ; round++) {
    try {
      await makeRow(client)
      return
    } catch (error) {
      const isRace = error instanceof Error && 'code' in error && races.includes(String(error.code))
      if (!isRace || round === tries) throw error
      await setTimeout(50)
    }
  }
}

/**
 * Several processes may start at once: one works, the others wait for it, and go on as soon as it ends, however it ends.
 * It is held by a row, because not every engine that speaks PostgreSQL's wire has advisory locks.
 */
export const withMigrationLock = async (pool: pg.Pool, work: () => Promise<void>) => {
  const holder = await pool.connect()
  try {
    await makeRowAtLast(holder)
    await holder.query('BEGIN')
    await holder.query("SELECT name FROM migration_lock WHERE name = 'migrations' FOR UPDATE")
    await work()
    await holder.query('COMMIT')
  } finally {
    holder.release(true)
  }
}
