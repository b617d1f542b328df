import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { findSession } from '../../demo/server/auth/session-repository.ts'
import { rowsOf } from '../../demo/server/backup/tables.ts'
import { isUnavailable } from '../../demo/server/database/database-errors.ts'
import { openDatabase } from '../../demo/server/database/database.ts'
import { createDatabase, isPooled, onlyOnPooler, onlyOnPostgres } from '../support/server/test-database.ts'
import { today } from '../support/server/today.ts'

test('a pooler that refuses limits of a connection gets them in each transaction', onlyOnPooler, async () => {
  const url = await createDatabase('demo')
  const limits = { statement: 25_000, lock: 300, silence: 30_000 }
  const { database, close } = await openDatabase({ url, limits })
  after(close)
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  after(() => holder.end())
  await holder.query('BEGIN')
  await holder.query('SELECT FROM doctors WHERE id = 1 FOR UPDATE')
  const waiting = database.transaction((transaction) => transaction.execute(sql`UPDATE doctors SET version = 9 WHERE id = 1`))
  await assert.rejects(waiting, isUnavailable)
  await holder.query('ROLLBACK')
  const read = (name: string) => database.execute(sql`SELECT current_setting(${name}) AS value`).then(rowsOf)
  // The limits end with their transaction: the next one on this connection may be a migration.
  for (const name of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
    assert.deepEqual(await read(name), [{ value: '0' }], name)
})

test('the query of sessions is prepared in a connection, unless a pooler shares it', onlyOnPostgres, async () => {
  const { database, close } = await openDatabase({ url: await createDatabase('demo') })
  after(close)
  assert.equal(await findSession(database, 'none', today), undefined)
  const statements = rowsOf(await database.execute(sql`SELECT name FROM pg_prepared_statements`))
  assert.deepEqual(statements, isPooled ? [] : [{ name: 'session' }])
})
