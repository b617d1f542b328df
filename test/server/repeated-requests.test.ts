import assert from 'node:assert/strict'
import { test } from 'node:test'
import { max } from 'drizzle-orm'
import { deleteOldKeys } from '../../demo/server/idempotency/idempotency-repository.ts'
import { allCalls } from '../../demo/server/openapi/calls.ts'
import { audit, idempotencyKeys } from '../../demo/server/database/schema.ts'
import { admin, formOf, openDemoApp, superadmin, type Calls } from '../support/server/demo-app.ts'
import { fileOf, pictureOf } from '../support/server/uploads.ts'

const { app, build, database, signedIn, signedOut, signIn, mails, pictures } = await openDemoApp()

const auditLength = () => database.$count(audit)

/**
 * Sends a request twice with one idempotency key, like a client that lost the response.
 * Both responses must be equal, and the audit may gain at most one entry.
 */
const twice = async (send: (headers: Record<string, string>) => ReturnType<Calls['post']>) => {
  const before = await auditLength()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [first, second] = [await send(headers), await send(headers)]
  assert.deepEqual([first.status, second.status], [200, 200], JSON.stringify([first.body, second.body]))
  assert.deepEqual(second.body, first.body)
  assert.ok((await auditLength()) <= before + 1)
}

const versionOf = async (id: number) => (await signedIn.get(`/admin/doctor?doctor_id=${id}`)).body.data.version

/**
 * Responses that repeat would have to be stored, and these hold secrets. A revoked key, an ended session and a removed factor stay so,
 * a link and a code work once, and an export is never sent again.
 */
const withoutKey = [
  '/admin/login',
  '/admin/login/confirm',
  '/admin/logout',
  '/admin/verify/start',
  '/admin/verify',
  '/admin/second-factor/totp',
  '/admin/second-factor/totp/confirm',
  '/admin/second-factor/totp/remove',
  '/admin/second-factor/passkey',
  '/admin/second-factor/passkey/add',
  '/admin/second-factor/passkey/remove',
  '/admin/second-factor/recovery-codes',
  '/admin/password/forgotten',
  '/admin/password/reset',
  '/admin/sessions/end',
  '/admin/sessions/end-others',
  '/embed/sessions',
  '/admin/portal-keys',
  '/admin/portal-keys/revoke',
  '/admin/export',
]

test('every change takes a key, but those that handle sessions and their keys', () => {
  const changes = allCalls.filter(({ call }) => call.method !== 'GET' && !withoutKey.includes(call.path))
  assert.equal(changes.length, 10)
  assert.deepEqual(
    changes.filter(({ once }) => !once).map(({ call }) => call.path),
    [],
  )
})

test('a new admin is made once, and is not taken for somebody else with the email', async () => {
  await twice((headers) =>
    signedIn.post(
      '/admin/create',
      { first_name: 'A', last_name: 'B', email: 'twice@practice.test', password: 'a secret', role: 'admin' },
      headers,
    ),
  )
  assert.equal((await signedIn.get('/admin/list?q=twice@')).body.data.length, 1)
})

test('an admin gets one reset link', async () => {
  const sent = mails.length
  await twice((headers) => signedIn.post('/admin/account', { admin_id: 2, change: 'send-reset-link' }, headers))
  assert.equal(mails.length, sent + 1)
})

test('the own profile with a new email and a picture is saved once', async () => {
  const picture = await pictureOf('png', 40, 30)
  const before = (await signedIn.get('/admin/profile')).body.data.version!
  await twice((headers) =>
    signedIn.post(
      '/admin/profile',
      formOf({ email: 'renamed@practice.test', profile_picture: fileOf(picture, 'a.png', 'image/png') }),
      headers,
    ),
  )
  assert.equal((await signedIn.get('/admin/profile')).body.data.version, before + 1)
  await signedIn.post('/admin/profile', formOf({ email: superadmin.email }))
})

test("a practice's profile with a picture is saved once, and the picture of the second try is not kept", async () => {
  const picture = await pictureOf('png', 40, 30)
  const kept = new Set<string>()
  const { write, remove } = pictures
  pictures.write = async (key, bytes) => {
    kept.add(key)
    await write(key, bytes)
  }
  pictures.remove = async (key) => {
    kept.delete(key)
    await remove(key)
  }
  const before = (await versionOf(30))!
  await twice((headers) =>
    signedIn.post(
      '/admin/doctor/profile?doctor_id=30',
      formOf({ email: 'renamed@clinic.test', profile_picture: fileOf(picture, 'a.png', 'image/png') }),
      headers,
    ),
  )
  Object.assign(pictures, { write, remove })
  assert.deepEqual([await versionOf(30), kept.size], [before + 1, 1])
})

test("a practice's credentials and plan change once", async () => {
  const before = (await versionOf(31))!
  await twice((headers) =>
    signedIn.patch(
      '/admin/update/email/password',
      { user_id: 31, email: 'once@clinic.test', phone: '+15550100', password: 'a secret' },
      headers,
    ),
  )
  assert.equal(await versionOf(31), before + 1)
  const plan = (await signedIn.get('/admin/doctor?doctor_id=31')).body.data.subscriptionPlan === 'basic' ? 'premium' : 'basic'
  await twice((headers) => signedIn.post('/admin/doctor/subscription', { user_id: 31, subscriptionPlan: plan }, headers))
  assert.equal(await versionOf(31), before + 2)
})

test('a subscription is canceled once', async () => {
  const [row] = (await signedIn.get('/admin/doctor/subscriptions?status=active&page=1')).body.data
  await twice((headers) =>
    signedIn.post(
      '/admin/subscription/status/change',
      { subscription_id: row!.id, user_id: row!.user_id, status: 'canceled', reason: 'Once' },
      headers,
    ),
  )
})

test('one code is sent for one request, and confirming it twice changes the email once', async () => {
  const sent = mails.length
  await twice((headers) => signedIn.patch('/admin/update/email', { email: 'coded@practice.test' }, headers))
  assert.equal(mails.length, sent + 1)
  const [code = ''] = /^\d{6}$/m.exec(mails.at(-1)!.text)!
  await twice((headers) => signedIn.post('/admin/confirm/otp', { otp: code }, headers))
  assert.equal((await signedIn.get('/admin/profile')).body.data.email, 'coded@practice.test')
  await signedIn.post('/admin/profile', formOf({ email: superadmin.email }))
})

test('a password changes once, though that ends the session by which the request comes again', async () => {
  const session = await signIn(admin)
  await twice((headers) => session.patch('/admin/update/password', { oldPassword: admin.password, newPassword: 'another one' }, headers))
  assert.equal((await session.get('/admin/profile')).status, 401)
  await signIn({ ...admin, password: 'another one' })
})

test('many changes of a password under one key at once are one', async () => {
  const session = await signIn({ ...admin, password: 'another one' })
  const headers = { 'idempotency-key': 'at once' }
  const body = { oldPassword: 'another one', newPassword: admin.password }
  const answers = await Promise.all(Array.from({ length: 6 }, () => session.patch('/admin/update/password', body, headers)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200, 200],
  )
  await signIn(admin)
})

test('a key opens an ended session to nothing else', async () => {
  const session = await signIn(admin)
  const headers = { 'idempotency-key': 'mine' }
  const body = { oldPassword: admin.password, newPassword: 'the next' }
  assert.equal((await session.patch('/admin/update/password', body, headers)).status, 200)
  const path = '/admin/update/password'
  const statuses = [
    // Another key, another old or new password, no key, another token: none of them is authenticated.
    await session.patch(path, body, { 'idempotency-key': 'other' }),
    await session.patch(path, { ...body, oldPassword: 'guessed' }, headers),
    await session.patch(path, { ...body, newPassword: 'guessed' }, headers),
    await session.patch(path, body),
    await session.patch(path, body, { ...headers, authorization: 'Bearer guessed' }),
    await signedOut.patch(path, body, headers),
    await session.get('/admin/profile', headers),
    await session.post('/admin/profile', formOf({ city: 'X' }), headers),
  ].map(({ status }) => status)
  assert.deepEqual(
    statuses,
    statuses.map(() => 401),
  )
  assert.equal((await session.patch(path, body, headers)).status, 200)
})

test('every answer of the API tells that keys are taken, pages of other origins too', async () => {
  const open = await build({ corsOrigins: 'loopback' })
  const origin = 'http://localhost:3000'
  for (const url of [
    '/admin/profile',
    '/admin/nothing',
    '/admin/%E0%A4%A',
    '/openapi.json',
    '/pictures/demo/none.webp?expires=1&signature=x',
  ]) {
    const { headers } = await open.inject({ url: `/api/v1${url}`, headers: { origin } })
    assert.equal(headers['idempotency-key-accepted'], 'true', url)
    assert.match(String(headers['access-control-expose-headers']), /Idempotency-Key-Accepted/, url)
  }
  assert.equal((await signedIn.get('/admin/profile')).headers['idempotency-key-accepted'], 'true')
  assert.equal((await app.inject('/health')).headers['idempotency-key-accepted'], undefined)
  const { headers } = await open.inject({
    method: 'OPTIONS',
    url: '/api/v1/admin/create',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,idempotency-key' },
  })
  assert.match(String(headers['access-control-allow-headers']), /idempotency-key/)
})

test('a key is kept for a day', async () => {
  const [now] = await database.select({ at: max(idempotencyKeys.createdAt) }).from(idempotencyKeys)
  const hoursLater = async (hours: number) => {
    await deleteOldKeys(database, new Date(now!.at!.getTime() + hours * 3_600_000))
    return database.$count(idempotencyKeys)
  }
  assert.ok((await hoursLater(23)) > 0)
  assert.equal(await hoursLater(24), 0)
})
