import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { maximumPageSize } from '../../src/core/contract/list.ts'
import { batch } from '../../demo/server/lists/whole-list.ts'
import { openDemoApp } from '../support/server/demo-app.ts'

const { database, signedIn } = await openDemoApp()
await database.execute(sql`
  INSERT INTO patients (doctor_id, first_name, last_name, email, name_key, search_key)
  SELECT 1, 'Many "of"', '{them}', n || '@many.test', 'many', 'many' FROM generate_series(1, ${2 * batch}::int) n`)

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

test('while one is read, others are answered', async () => {
  const answered: string[] = []
  const ask = (path: string) => signedIn.get(path).then(() => answered.push(path))
  await Promise.all([ask('/admin/patients'), ask('/admin/profile')])
  assert.deepEqual(answered, ['/admin/profile', '/admin/patients'])
})
