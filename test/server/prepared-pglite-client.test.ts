import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { PreparedPgliteClient } from '../../demo/server/database/prepared-pglite-client.ts'

const client = new PreparedPgliteClient()
await client.exec('CREATE TABLE visits (id serial PRIMARY KEY, at timestamptz, notes text[], more jsonb, paid boolean)')
after(() => client.close())

/** Runs a statement without a prepared plan. */
const plainly = (statement: string, parameters?: unknown[]) => PGlite.prototype.query.call(client, statement, parameters)

const plansMade = async (statement: string) =>
  (
    await client.query<{ prepare_time: Date }>('SELECT prepare_time FROM pg_prepared_statements WHERE statement = $1', [statement])
  ).rows.map(({ prepare_time }) => prepare_time.getTime())

test('a statement with a plan is answered like one without, whatever its values', async () => {
  const statement =
    'SELECT $1::timestamptz AS at, $2::text[] AS notes, $3::jsonb AS more, $4::boolean AS paid, $5::int AS none, $6::numeric AS amount'
  client.keepPlan(statement)
  for (const notes of [['a', 'b "c"'], []]) {
    const values = [new Date('2026-01-02T03:04:05Z'), notes, { a: [1, null] }, false, null, '12.50']
    const { rows, fields } = await client.query(statement, values)
    const expected = await plainly(statement, values)
    assert.deepEqual({ rows, fields }, { rows: expected.rows, fields: expected.fields })
  }
  assert.equal((await plansMade(statement)).length, 1)
})

test('what it writes is there for everybody, and counted', async () => {
  const statement = 'INSERT INTO visits (notes) VALUES ($1) RETURNING id'
  client.keepPlan(statement)
  assert.deepEqual(await client.query(statement, [['kept']]), {
    rows: [{ id: 1 }],
    fields: [{ name: 'id', dataTypeID: 23 }],
    affectedRows: 1,
    command: 'INSERT',
    rowCount: 1,
  })
  assert.deepEqual((await plainly('SELECT notes FROM visits')).rows, [{ notes: ['kept'] }])
})

test('its refusal is an error with its code, and the next one is answered', async () => {
  const statement = 'SELECT 1 / $1::int AS part'
  client.keepPlan(statement)
  await assert.rejects(client.query(statement, [0]), { code: '22012' })
  assert.deepEqual((await client.query(statement, [1])).rows, [{ part: 1 }])
})

test('it waits for a transaction of others to end', async () => {
  const statement = 'SELECT count(*)::int AS all FROM visits WHERE paid = $1'
  client.keepPlan(statement)
  const written = client.transaction(async (transaction) => {
    await transaction.query('INSERT INTO visits (paid) VALUES (true)')
    await transaction.rollback()
  })
  const [counted] = await Promise.all([client.query(statement, [true]), written])
  assert.deepEqual(counted.rows, [{ all: 0 }])
})

test('what is asked in transactions keeps its plan by itself, also after a refusal and a rollback', async () => {
  const statement = 'INSERT INTO visits (id, paid) VALUES ($1, $2)'
  const insert = (...ids: number[]) =>
    client.transaction(async (transaction) => {
      for (const id of ids) assert.equal((await transaction.query(statement, [id, false])).affectedRows, 1)
    })
  const count = async () => (await plainly('SELECT count(*)::int AS all FROM visits WHERE NOT paid')).rows
  await insert(100, 101)
  await assert.rejects(insert(102, 100), { code: '23505' })
  assert.deepEqual(await count(), [{ all: 2 }])
  await insert(102)
  assert.deepEqual(await count(), [{ all: 3 }])
  assert.equal((await plansMade(statement)).length, 1)
})

test('what writes many rows at once keeps none, and a transaction that has ended answers nothing', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => 200 + index)
  const many = `INSERT INTO visits (id) VALUES ${ids.map((_id, index) => `($${index + 1})`).join()}`
  const ended = await client.transaction(async (transaction) => {
    await transaction.query(many, ids)
    return transaction
  })
  assert.deepEqual(await plansMade(many), [])
  await assert.rejects(ended.query('SELECT $1::int', [1]), /closed/)
})

test('its plan is made anew when it is a minute old', async (context) => {
  const statement = 'SELECT id FROM visits WHERE at = $1'
  client.keepPlan(statement)
  const ask = async () => {
    await client.query(statement, [new Date()])
    return plansMade(statement)
  }
  const first = await ask()
  assert.deepEqual(await ask(), first)
  const later = performance.now() + 61_000
  context.mock.method(performance, 'now', () => later)
  const [made] = await ask()
  assert.ok(made !== undefined && made > (first[0] ?? NaN))
})
