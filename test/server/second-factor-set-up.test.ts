import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { challenges, passkeys, recoveryCodes, sessions, totpSecrets } from '../../demo/server/database/schema.ts'
import { admin, superadmin, type Calls } from '../support/server/demo-app.ts'
import { openSecondFactorApp } from '../support/server/second-factor-app.ts'

const {
  adminId,
  addPasskey,
  begin,
  callsOf,
  codeOf,
  confirm,
  database,
  factorsOf,
  historyOf,
  listedFactors,
  reset,
  setUpTotp,
  signIn,
  signedOut,
  wait,
  withToken,
  wrongCode,
} = await openSecondFactorApp()

let signedIn: Calls
beforeEach(async () => {
  signedIn = await reset()
})

test('an unconfirmed authenticator app does not lock anyone out', async () => {
  await signedIn.post('/admin/second-factor/totp')
  const { status } = await signedOut.post('/admin/login', { email: admin.email, password: admin.password })
  assert.equal(status, 200)
  assert.deepEqual((await signedIn.post('/admin/second-factor/totp/confirm', { code: '12345' })).body.code, 'otp-wrong')
})

test('a second authenticator app is refused, and a removed one takes the recovery codes along', async () => {
  const { secret } = await setUpTotp(signedIn)
  assert.equal((await signedIn.post('/admin/second-factor/totp')).body.code, 'conflict')
  assert.equal((await signedIn.post('/admin/second-factor/totp/confirm', { code: codeOf(secret) })).body.code, 'conflict')
  assert.equal((await signedIn.post('/admin/second-factor/totp/remove')).status, 200)
  assert.equal((await signedIn.post('/admin/second-factor/totp/remove')).status, 404)
  assert.deepEqual(await factorsOf(signedIn), { totp: false, passkeys: [], recovery_codes: 0, required: false })
  await signIn(admin)
  assert.deepEqual((await historyOf()).filter((action) => action.startsWith('totp')).slice(-2), ['totp-added', 'totp-removed'])
})

test('the list of admins tells who has a passkey', async () => {
  await addPasskey(signedIn)
  // By chance, passkey and admin may have the same id.
  await database.update(passkeys).set({ id: 1000 + adminId })
  const others = await signIn(superadmin)
  assert.deepEqual(await listedFactors(others), { [admin.email]: true, [superadmin.email]: false })
})

test('a superadmin removes the second factor of an admin, whose sessions end', async () => {
  await setUpTotp(signedIn)
  await addPasskey(signedIn)
  const others = await signIn(superadmin)
  assert.deepEqual(await listedFactors(others), { [admin.email]: true, [superadmin.email]: false })
  assert.equal((await others.post('/admin/account', { admin_id: adminId, change: 'reset-second-factor' })).status, 200)
  assert.equal((await signedIn.get('/admin/profile')).status, 401)
  await signIn(admin)
  assert.equal((await historyOf()).includes('second-factor-reset'), true)
})

test('an admin who was locked out by wrong codes sets up a new second factor at once', async () => {
  const { secret } = await setUpTotp(signedIn)
  for (let round = 0; round < 9; round++) await confirm({ challenge: (await begin()).challenge, code: wrongCode(secret) })
  const others = await signIn(superadmin)
  assert.equal((await others.post('/admin/account', { admin_id: adminId, change: 'reset-second-factor' })).status, 200)
  const strict = await callsOf({ requireSecondFactor: true })
  const { challenge, totp } = await begin(strict)
  assert.deepEqual((await confirm({ challenge, code: codeOf(totp!.secret) }, strict)).result, [200, undefined])
})

test('where it is required, the first sign-in sets up an authenticator app', async () => {
  const strict = await callsOf({ requireSecondFactor: true })
  const due = await begin(strict)
  assert.deepEqual(due.factors, [])
  assert.match(due.totp!.uri, /^otpauth:\/\/totp\/Practice%20Elements:admin%40practice\.test\?issuer=Practice%20Elements&secret=/)
  assert.deepEqual((await confirm({ challenge: due.challenge, code: wrongCode(due.totp!.secret) }, strict)).result, [400, 'otp-wrong'])
  const { result, body } = await confirm({ challenge: due.challenge, code: codeOf(due.totp!.secret) }, strict)
  assert.deepEqual([result, (body as unknown as { recovery_codes: string[] }).recovery_codes.length], [[200, undefined], 10])
  const calls = await withToken(body, { requireSecondFactor: true })
  assert.equal((await calls.post('/admin/second-factor/totp/remove')).body.code, 'second-factor-required')
  assert.deepEqual((await factorsOf(calls)).totp, true)
  await addPasskey(calls)
  assert.equal((await calls.post('/admin/second-factor/totp/remove')).status, 200)
})

test('a sign-in that waits for its set-up ends when the admin has a second factor', async () => {
  const strict = await callsOf({ requireSecondFactor: true })
  const due = await begin(strict)
  await addPasskey(signedIn)
  assert.deepEqual((await confirm({ challenge: due.challenge, code: codeOf(due.totp!.secret) }, strict)).result, [400, 'challenge-expired'])
  assert.equal((await factorsOf(signedIn)).totp, false)
})

test('the database holds no secret that works by itself', async () => {
  const { secret, codes } = await setUpTotp(signedIn)
  const { challenge } = await begin()
  const texts = await Promise.all(
    [totpSecrets, recoveryCodes, challenges, sessions].map(async (table) => JSON.stringify(await database.select().from(table))),
  )
  for (const value of [secret, challenge, ...codes, ...codes.map((code) => code.replace('-', ''))]) assert.ok(!texts.join().includes(value))
})

test('who sets up an app at the sign-in has half an hour', async () => {
  const strict = await callsOf({ requireSecondFactor: true })
  const { challenge, totp } = await begin(strict)
  wait(29)
  assert.deepEqual((await confirm({ challenge, code: codeOf(totp!.secret) }, strict)).result, [200, undefined])
})
