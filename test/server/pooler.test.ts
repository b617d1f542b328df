import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { doctorSorts, type ListDoctorsQuery } from '../../src/core/contract/doctors.ts'
import { pageSizes, sortOrders } from '../../src/core/contract/list.ts'
import { findSession } from '../../demo/server/auth/session-repository.ts'
import { rowsOf } from '../../demo/server/backup/tables.ts'
import { isUnavailable } from '../../demo/server/database/database-errors.ts'
import { openDatabase } from '../../demo/server/database/database.ts'
import { pageOfDoctors } from '../../demo/server/doctors/doctors-repository.ts'
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

test('frequent queries are prepared in a connection, unless a pooler shares it', onlyOnPostgres, async () => {
  const { database, close } = await openDatabase({ url: await createDatabase('demo') })
  after(close)
  const named = async () =>
    rowsOf<{ name: string }>(await database.execute(sql`SELECT name FROM pg_prepared_statements ORDER BY name`)).map(({ name }) => name)
  const read = (number: number, query: ListDoctorsQuery = { sort: 'name' }) => pageOfDoctors(database, 'all', query, { number, size: 10 })
  const expected = ['doctors name_key asc 1 10', 'doctors name_key desc 2 10', 'session']

  assert.equal(await findSession(database, 'none', today), undefined)
  const first = await read(1)
  await read(2, { sort: 'name', order: 'desc' })
  await read(3)
  await read(1, { sort: 'name', q: 'a' })
  assert.deepEqual(await read(1), first)
  assert.deepEqual(await named(), isPooled ? [] : expected)

  for (const sort of doctorSorts) {
    for (const order of sortOrders) {
      for (const size of [...pageSizes, 11]) {
        const { rows } = await pageOfDoctors(database, 'all', { sort, order }, { number: 1, size })
        assert.equal(rows.length, Math.min(size, first.total))
      }
    }
  }
  if (isPooled) return
  assert.equal((await named()).length, 50)
  assert.ok(!(await named()).some((name) => name.endsWith(' 11')))
})
