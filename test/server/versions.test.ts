import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { deleteOldKeys } from '../../demo/server/idempotency/idempotency-repository.ts'
import { admin, formOf, openDemoApp } from '../support/server/demo-app.ts'

const { signedIn: first, signIn, database } = await openDemoApp()
const second = await signIn(admin)

const read = async (id: number) => (await second.get(`/admin/doctor?doctor_id=${id}`)).body.data
const profile = (id: number) => `/admin/doctor/profile?doctor_id=${id}`

test('of two that save the same profile the second is refused, and sees what the first has saved', async () => {
  const { version } = await read(20)
  assert.equal(version, 1)
  assert.equal((await first.post(profile(20), formOf({ first_name: 'First', version: '1' }))).status, 200)
  const { status, body } = await second.post(profile(20), formOf({ first_name: 'Second', description: 'Lost?', version: '1' }))
  assert.deepEqual([status, body.code], [409, 'conflict'])
  const now = await read(20)
  assert.deepEqual([now.first_name, now.version], ['First', 2])
  assert.equal((await second.post(profile(20), formOf({ first_name: 'Second', version: '2' }))).status, 200)
  assert.equal((await read(20)).version, 3)
})

test('a save that was done but whose answer was lost may be repeated', async () => {
  for (const expected of [200, 200])
    assert.equal((await first.post(profile(26), formOf({ first_name: 'Again', version: '1' }))).status, expected)
  assert.equal((await second.post(profile(26), formOf({ first_name: 'Other', version: '1' }))).status, 409)
})

test('so may one with a password in it, but not with another one', async () => {
  const secret = (password: string) =>
    first.post(profile(27), formOf({ first_name: 'Secret', password, confirm_password: password, version: '1' }))
  for (const [password, status] of [
    ['secret-1', 200],
    ['secret-1', 200],
    ['secret-2', 409],
  ] as const)
    assert.equal((await secret(password)).status, status)
  const credentials = { user_id: 28, email: 'twice@practice.test', phone: '1', version: 1 }
  for (const [password, status] of [
    ['secret-1', 200],
    ['secret-1', 200],
    ['secret-2', 409],
  ] as const) {
    assert.equal((await first.patch('/admin/update/email/password', { ...credentials, password })).status, status)
  }
  assert.deepEqual([(await read(27)).version, (await read(28)).version], [2, 2])
})

test('the same holds for credentials, a plan and the own profile; whoever names no version saves as before', async () => {
  const credentials = { user_id: 21, email: 'v@practice.test', phone: '1', password: 'a secret' }
  assert.equal((await first.patch('/admin/update/email/password', { ...credentials, version: 1 })).status, 200)
  assert.equal((await second.patch('/admin/update/email/password', { ...credentials, version: 1 })).body.code, 'conflict')
  const subscriptionPlan = (await read(21)).subscriptionPlan === 'basic' ? 'premium' : 'basic'
  assert.equal((await second.post('/admin/doctor/subscription', { user_id: 21, subscriptionPlan, version: 1 })).body.code, 'conflict')
  assert.equal((await second.post('/admin/doctor/subscription', { user_id: 21, subscriptionPlan, version: 2 })).status, 200)
  assert.equal((await second.patch('/admin/update/email/password', credentials)).status, 200)

  const own = (await second.get('/admin/profile')).body.data.version!
  const saved = await second.post('/admin/profile', formOf({ city: 'Here', version: String(own) }))
  assert.equal(saved.body.data.version, own + 1)
  assert.equal((await second.post('/admin/profile', formOf({ city: 'There', version: String(own) }))).body.code, 'conflict')
  for (const version of ['', '0', 'x', '1e3', '-1', '99999999999']) {
    assert.deepEqual((await second.post('/admin/profile', formOf({ version }))).body.fields, { version: 'invalid' }, version)
  }
})

test('a status that was changed and changed back is not what was seen', async () => {
  const [row] = (await first.get('/admin/doctor/subscriptions?status=active')).body.data
  const change = (status: string, version?: number) =>
    second.post('/admin/subscription/status/change', {
      subscription_id: row!.id,
      user_id: row!.user_id,
      status,
      reason: 'Because',
      ...(version && { version }),
    })
  assert.equal((await change('canceled', row!.version)).status, 200)
  assert.equal((await change('active')).status, 200)
  assert.equal((await change('canceled', row!.version)).body.code, 'status-changed')
  assert.equal((await change('canceled', row!.version! + 2)).status, 200)
})

test('of many that save upon the same state at once, one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => first.post(profile(22), formOf({ first_name: `N${index}`, version: '1' }))),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409])
})

test('a repeated save under the same Idempotency-Key is the first one, whatever happened since', async () => {
  const headers = { 'idempotency-key': 'save-23' }
  const save = () => first.post(profile(23), formOf({ first_name: 'Once', version: '1' }), headers)
  const answers = await Promise.all([save(), save(), save()])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  )
  assert.equal((await read(23)).version, 2)
  const other = await first.post(profile(24), formOf({ first_name: 'Once', version: '1' }), headers)
  assert.deepEqual([other.status, other.body.fields], [422, { 'idempotency-key': 'invalid' }])
  const password = 'secret-2'
  const changed = await first.post(profile(23), formOf({ first_name: 'Once', password, confirm_password: password, version: '1' }), headers)
  assert.deepEqual([changed.status, changed.body.fields], [422, { 'idempotency-key': 'invalid' }])
  const long = await first.post(profile(23), formOf({ first_name: 'Once' }), { 'idempotency-key': 'k'.repeat(201) })
  assert.deepEqual([long.status, long.body.fields], [422, { 'idempotency-key': 'invalid' }])
})

test('a key is forgotten after a day, and then acts again', async () => {
  const headers = { 'idempotency-key': 'daily' }
  const save = () => first.post(profile(25), formOf({ first_name: 'Daily' }), headers)
  await save()
  await database.execute(sql`UPDATE idempotency_keys SET created_at = created_at - interval '25 hours'`)
  await deleteOldKeys(database, new Date())
  await save()
  assert.equal((await read(25)).version, 3)
})
