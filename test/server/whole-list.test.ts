import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { maximumPageSize } from '../../src/core/contract/list.ts'
import { batch } from '../../demo/server/lists/whole-list.ts'
import { openDemoApp, superadmin } from '../support/server/demo-app.ts'

/** Default of `DATABASE_CONNECTIONS`, and two more. */
const moreThanConnections = 12

const { app, database, signedIn, signedOut } = await openDemoApp()
const addPatients = (rows: number) =>
  database.execute(sql`
    INSERT INTO patients (doctor_id, first_name, last_name, email, name_key, search_key)
    SELECT 1, 'Many "of"', '{them}', n || '@many.test', 'many', 'many' FROM generate_series(1, ${rows}::int) n`)
await addPatients(2 * batch)

test('a long list comes whole as it comes page by page', async () => {
  const {
    status,
    headers,
    body: { success, data, meta },
  } = await signedIn.get('/admin/patients')
  assert.deepEqual([status, headers['content-type'], success, meta], [200, 'application/json; charset=utf-8', true, undefined])
  assert.ok(data.length > 2 * batch)
  for (let page = 1; (page - 1) * maximumPageSize < data.length; page++) {
    const answer = await signedIn.get(`/admin/patients?page=${page}&page_size=${maximumPageSize}`)
    assert.deepEqual(answer.body.data, data.slice((page - 1) * maximumPageSize, page * maximumPageSize), `page ${page}`)
  }
})

test('so does one that fills its last batch', async () => {
  for (const rows of [batch - 1, batch, batch + 1, 2 * batch]) {
    await database.execute(
      sql`UPDATE patients SET doctor_id = CASE WHEN id IN (SELECT id FROM patients WHERE name_key = 'many' ORDER BY id LIMIT ${rows}) THEN 60 ELSE 1 END WHERE name_key = 'many'`,
    )
    const {
      body: { data },
    } = await signedIn.get('/admin/patients?doctor_id=60')
    const own = data.filter(({ name }) => name === 'Many "of" {them}')
    assert.equal(new Set(own.map(({ id }) => id)).size, rows)
    assert.equal(own.length, rows)
  }
})

test('while some are read, others are answered', async (context) => {
  await addPatients(4 * batch)
  const { body } = await signedOut.post('/admin/login', superadmin)
  const url = '/api/v1/admin/patients'
  const headers = { authorization: `Bearer ${body.access_token}` }
  // Nobody reads the bodies, so the server waits before the last batches.
  const lists = await Promise.all(
    Array.from({ length: moreThanConnections }, async () => (await app.inject({ url, headers, payloadAsStream: true })).stream()),
  )
  // The app closes after all responses have ended.
  context.after(() => lists.forEach((list) => list.resume()))
  assert.equal((await signedIn.get('/admin/profile')).status, 200)
  const id = (await signedIn.get('/admin/patients')).body.data.at(-1)?.id
  await database.execute(sql`UPDATE patients SET last_name = 'Changed meanwhile' WHERE id = ${id}`)
  for (const list of lists) {
    const last = (JSON.parse(await text(list)) as { data: { id: number; name: string }[] }).data.at(-1)
    assert.equal(last?.id, id)
    assert.match(last?.name ?? '', / Changed meanwhile$/)
  }
})
