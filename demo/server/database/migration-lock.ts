import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** Errors when two processes create the table at once, and errors of engines that report a conflict instead of waiting. */
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

const lockRow = async (client: pg.ClientBase) => {
  await client.query('BEGIN')
  // The holder's transaction is idle while others work.
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  const { rowCount } = await client.query("SELECT name FROM migration_lock WHERE name = 'migrations' FOR UPDATE SKIP LOCKED")
  return rowCount === 1
}

/**
 * Runs work under a lock that all processes share; others wait until the holder commits or ends.
 * Locks a row, because not every engine with PostgreSQL's wire protocol has advisory locks, nor every pooler.
 * Others poll: a statement that waits for the lock has a snapshot, and `CREATE INDEX CONCURRENTLY` would wait for it.
 */
export const withMigrationLock = async (pool: pg.Pool, work: () => Promise<void>) => {
  const holder = await pool.connect()
  try {
    await makeRowAtLast(holder)
    while (!(await lockRow(holder))) {
      await holder.query('ROLLBACK')
      await setTimeout(200)
    }
    await work()
    await holder.query('COMMIT')
  } finally {
    holder.release(true)
  }
}
