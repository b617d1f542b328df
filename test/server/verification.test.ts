import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { admins, challenges } from '../../demo/server/database/schema.ts'
import { admin, superadmin, formOf, type Calls } from '../support/server/demo-app.ts'
import { dataOf, openSecondFactorApp } from '../support/server/second-factor-app.ts'
import { createPasskey } from '../support/server/software-authenticator.ts'

const { adminId, addPasskey, database, reset, signIn, signedOut, wait } = await openSecondFactorApp()

let signedIn: Calls
beforeEach(async () => {
  signedIn = await reset()
})

test('sensitive changes need a verification after 15 minutes', async () => {
  const calls = await signIn(superadmin)
  wait(16)
  const refused = [400, 'verification-required']
  const results = async (to: Calls) => {
    const sent = [
      () => to.post('/admin/second-factor/totp'),
      () => to.post('/admin/second-factor/totp/confirm', { code: '1' }),
      () => to.post('/admin/second-factor/totp/remove'),
      () => to.post('/admin/second-factor/passkey'),
      () => to.post('/admin/second-factor/passkey/remove', { passkey_id: 1 }),
      () => to.post('/admin/second-factor/recovery-codes'),
      () => to.post('/admin/account', { admin_id: adminId, change: 'promote' }),
      () => to.post('/admin/create', {}),
      () => to.post('/admin/portal-keys', { name: 'Portal' }),
      () => to.post('/admin/portal-keys/revoke', { key_id: 1 }),
      () => to.patch('/admin/update/email', { email: 'new@practice.test' }),
    ]
    return Promise.all(sent.map((send) => send().then(({ status, body }) => [status, body.code])))
  }
  for (const result of await results(calls)) assert.deepEqual(result, refused)
  const [after] = await database.select({ role: admins.role }).from(admins).where(eq(admins.id, adminId))
  assert.equal(after?.role, 'admin')
  assert.equal((await calls.get('/admin/doctors?page=1')).status, 200)
  const wrong = await calls.post('/admin/verify', { password: 'wrong' })
  assert.deepEqual([wrong.status, wrong.body.code, wrong.body.fields], [400, 'wrong-credentials', { password: 'incorrect' }])
  assert.equal((await calls.post('/admin/verify', {})).status, 422)
  assert.equal((await calls.post('/admin/verify', { password: superadmin.password })).status, 200)
  for (const result of await results(calls)) assert.notDeepEqual(result, refused)
  await database.update(admins).set({ role: 'admin' }).where(eq(admins.id, adminId))
})

test('another email in the profile needs a verification, other fields do not', async () => {
  wait(16)
  assert.equal((await signedIn.post('/admin/profile', formOf({ city: 'Bergen', email: admin.email }))).status, 200)
  const { status, body } = await signedIn.post('/admin/profile', formOf({ city: 'Oslo', email: 'new@practice.test' }))
  assert.deepEqual([status, body.code], [400, 'verification-required'])
  assert.equal((await signedIn.get('/admin/profile')).body.data.city, 'Bergen')
})

test('a passkey verifies only if its device checks who uses it', async () => {
  const careless = createPasskey({ isVerifying: false })
  await addPasskey(signedIn, careless)
  const { passkey } = await addPasskey(signedIn)
  const verify = async (one: typeof passkey) => {
    const { options } = dataOf(await signedIn.post('/admin/verify/start'))
    const answer = one.get(options)
    const { status, body } = await signedIn.post('/admin/verify', { passkey: answer })
    return { result: [status, body.code], answer }
  }
  wait(16)
  assert.deepEqual((await verify(careless)).result, [400, 'passkey-refused'])
  const { result, answer } = await verify(passkey)
  assert.deepEqual(result, [200, undefined])
  assert.equal((await signedIn.post('/admin/verify', { passkey: answer })).body.code, 'passkey-refused')
  assert.equal((await signedIn.post('/admin/second-factor/recovery-codes')).status, 200)
})

test('of questions to a passkey at once, one is open', async () => {
  const { passkey } = await addPasskey(signedIn)
  const starts = await Promise.all(Array.from({ length: 3 }, () => signedIn.post('/admin/verify/start')))
  const open = await database.select().from(challenges).where(eq(challenges.purpose, 'verification'))
  const asked = starts.map((start) => dataOf(start).options as { challenge: string; rpId: string })
  assert.equal(open.length, 1)
  const last = asked.find(({ challenge }) => challenge === open[0]?.challenge)
  assert.equal((await signedIn.post('/admin/verify', { passkey: passkey.get(last!) })).status, 200)
})

test('a stolen session gets as few guesses of the password as a sign-in', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 10; round++) statuses.push((await signedIn.post('/admin/verify', { password: 'guessed' })).status)
  assert.deepEqual(statuses.slice(-2), [429, 429])
  await database.execute(sql`DELETE FROM sign_in_failures`)
})

test('wrong passwords of strangers do not lock out a passkey', async () => {
  const { passkey } = await addPasskey(signedIn)
  for (let round = 0; round < 9; round++) await signedOut.post('/admin/login', { email: admin.email, password: 'guessed' })
  assert.equal((await signedIn.post('/admin/verify', { password: admin.password })).status, 429)
  const { options } = dataOf(await signedIn.post('/admin/verify/start'))
  assert.equal((await signedIn.post('/admin/verify', { passkey: passkey.get(options) })).status, 200)
  await database.execute(sql`DELETE FROM sign_in_failures`)
})

test('without a passkey, none is asked for', async () => {
  assert.deepEqual((await signedIn.post('/admin/verify/start')).body.data, { options: null })
})
