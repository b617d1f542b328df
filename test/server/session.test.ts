import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { test } from 'node:test'
import { Check } from 'typebox/schema'
import fastify from 'fastify'
import { AdminProfile } from '../../src/core/contract/admins.ts'
import { SignInAnswer } from '../../src/core/contract/session.ts'
import { authenticate, requireRole } from '../../demo/server/auth/authentication.ts'
import { answerError } from '../../demo/server/http/errors.ts'
import { dummyPasswordHash } from '../../demo/server/auth/passwords.ts'
import { networkOf } from '../../demo/server/auth/closed-networks.ts'
import { admins, signInFailures } from '../../demo/server/database/schema.ts'
import { admin, openDemoApp, superadmin, today } from '../support/server/demo-app.ts'

const loginLimit = { account: 3, address: 6, seconds: 600 }
let now = today
const unlimited = { account: 1000, address: 1000, seconds: 600 }
const { signedOut, signedIn, database, build, createCalls } = await openDemoApp({ clock: () => now, loginLimit: unlimited })

const login = '/admin/login'
const wrong = { ...admin, password: 'wrong' }

test('signing in answers the contract at the top level', async () => {
  const { status, body } = await signedOut.post(login, superadmin)
  assert.equal(status, 200)
  assert.ok(Check(SignInAnswer, body))
  assert.equal(body.role, 'superadmin')
  assert.match(String(body.profile_picture), /^http:\/\/.+\/api\/v1\/pictures\/.+signature=/)
})

test('the email is taken without regard to case and outer spaces', async () => {
  const { status, body } = await signedOut.post(login, { email: ' Admin@Practice.TEST ', password: admin.password })
  assert.equal(status, 200)
  assert.equal(body.role, 'admin')
})

test('a wrong password and an unknown email get the same answer', async () => {
  const known = await signedOut.post(login, wrong)
  const unknown = await signedOut.post(login, { email: 'nobody@practice.test', password: 'wrong' })
  assert.equal(known.status, 400)
  assert.equal(known.body.code, 'wrong-credentials')
  const bare = ({ request_id: _id, ...body }: Record<string, unknown>) => body
  assert.deepEqual([unknown.status, bare(unknown.body)], [known.status, bare(known.body)])
})

test('an unknown email costs as much work as a known one', async () => {
  /** Counts the tasks that a request starts on native threads; argon2 is the only such code here. */
  const nativeWorks = async (email: string) => {
    let count = 0
    const hook = createHook({
      init: (_id, type: string | undefined) => {
        if (!type || type === 'undefined') count += 1
      },
    }).enable()
    await signedOut.post(login, { email, password: 'wrong' })
    hook.disable()
    return count
  }
  await nativeWorks('nobody@practice.test')
  assert.deepEqual([await nativeWorks('nobody@practice.test'), await nativeWorks(admin.email)], [1, 1])
  const costOf = (hash: string) => hash.split('$').slice(0, 4)
  const [known] = await database.select({ hash: admins.passwordHash }).from(admins).limit(1)
  assert.deepEqual(costOf(await dummyPasswordHash()), costOf(known!.hash))
})

test('blank and missing fields are named', async () => {
  assert.deepEqual((await signedOut.post(login, { email: ' ', password: '' })).body.fields, { email: 'required', password: 'required' })
  const { status, body } = await signedOut.post(login, {})
  assert.equal(status, 422)
  assert.deepEqual(body.fields, { email: 'required', password: 'required' })
})

/** Opens an app with low limits and moves the clock past the window of earlier attempts. */
const limited = async (address: string) => {
  now = new Date(now.getTime() + loginLimit.seconds * 1000)
  const app = await build({ loginLimit })
  return (payload: object) => app.inject({ method: 'POST', url: `/api/v1${login}`, payload, remoteAddress: address })
}

test('an account is closed after its failed tries, from any address, until the time is over', async () => {
  const [here, there] = [await limited('10.0.0.1'), await limited('10.0.0.2')] as const
  for (let tries = 0; tries < loginLimit.account; tries++) assert.equal((await here(wrong)).statusCode, 400)
  const refused = await there({ ...admin, email: 'ADMIN@practice.test' })
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json().code, 'too-many-requests')
  assert.equal(refused.headers['retry-after'], '600')
  now = new Date(now.getTime() + 600_000)
  assert.equal((await there(admin)).statusCode, 200)
})

test('no spelling of an email has tries of its own', async () => {
  const call = await limited('10.0.0.7')
  for (let tries = 0; tries < loginLimit.account; tries++) await call(wrong)
  for (const email of ['ADMİN@practice.test', 'admİn@practice.test']) assert.notEqual((await call({ ...admin, email })).statusCode, 200)
  const callAgain = await limited('10.0.0.8')
  const spellings = ['nobodyΣ@practice.test', 'NOBODYΣ@practice.test', 'nobodyσ@practice.test', 'NobodyΣ@practice.test']
  const answers = await Promise.all(spellings.map((email) => callAgain({ email, password: 'x' })))
  // All spellings count as one account, so the attempt that reaches the database last exceeds the limit.
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [400, 400, 400, 429])
})

test('an email of any letters signs in as it was typed, and in capitals or without them', async () => {
  const password = 'a password'
  // New admins need a recent verification, and this session is hours old.
  assert.equal((await signedIn.post('/admin/verify', { password: superadmin.password })).status, 200)
  for (const [email, ...others] of [
    ['İpek@practice.test', 'İPEK@practice.test'],
    ['ΝΙΚΟΣ@practice.test', 'νικοσ@practice.test'],
    ['Élodie@practice.test', 'ÉLODIE@practice.test'],
  ]) {
    const person = { first_name: 'Any', last_name: 'Body', email: email!, password, role: 'admin' }
    assert.equal((await signedIn.post('/admin/create', person)).status, 200)
    for (const spelling of [email, ...others])
      assert.equal((await signedOut.post('/admin/login', { email: spelling, password })).status, 200, spelling)
    const { status, body } = await signedIn.post('/admin/create', { ...person, email: others[0]! })
    assert.deepEqual([status, body.fields], [422, { email: 'taken' }])
  }
})

test('signing in clears the failed tries of the account', async () => {
  const call = await limited('10.0.0.3')
  for (const payload of [wrong, wrong, admin, wrong, wrong]) await call(payload)
  assert.equal((await call(admin)).statusCode, 200)
})

test('an address is closed after its failed tries over many accounts; right ones do not count', async () => {
  const call = await limited('10.0.0.4')
  for (let tries = 0; tries < 10; tries++) assert.equal((await call(superadmin)).statusCode, 200)
  for (let tries = 0; tries < loginLimit.address; tries++) {
    assert.equal((await call({ email: `nobody-${tries}@practice.test`, password: 'x' })).statusCode, 400)
  }
  assert.equal((await call(superadmin)).statusCode, 429)
})

test('the addresses of one IPv6 customer count as one, and those of another apart', async () => {
  const [first, second, other] = [
    await limited('2001:db8:1:2::1'),
    await limited('2001:db8:1:2:ffff::9'),
    await limited('2001:db8:1:3::1'),
  ] as const
  for (let tries = 0; tries < loginLimit.address; tries++)
    await (tries % 2 ? first : second)({ email: `no-${tries}@practice.test`, password: 'x' })
  assert.deepEqual([(await second(superadmin)).statusCode, (await other(superadmin)).statusCode], [429, 200])
  const spellings = ['::1', '0:0:0:0:0:0:0:1', 'fe80::1%eth0', '2001:DB8::1:2:3:4', '::ffff:192.0.2.7', '192.0.2.7', '64:ff9b::192.0.2.33']
  const networks = ['0:0:0:0::/64', '0:0:0:0::/64', 'fe80:0:0:0::/64', '2001:db8:0:0::/64', '192.0.2.7', '192.0.2.7', '64:ff9b:0:0::/64']
  assert.deepEqual(spellings.map(networkOf), networks)
})

test('a closed address is refused from memory, and other calls from it go on', async () => {
  now = new Date(now.getTime() + loginLimit.seconds * 1000)
  const app = await build({ loginLimit })
  const call = (payload: object, remoteAddress = '10.0.0.9') =>
    app.inject({ method: 'POST', url: `/api/v1${login}`, payload, remoteAddress })
  for (let tries = 0; tries <= loginLimit.address; tries++) await call({ email: `nobody-${tries}@practice.test`, password: 'x' })
  await database.delete(signInFailures)
  const refused = await call(superadmin)
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, String(loginLimit.seconds)])
  assert.equal((await database.select().from(signInFailures)).length, 0)
  const { access_token } = (await call(superadmin, '10.0.0.10')).json<SignInAnswer>()
  const headers = { authorization: `Bearer ${access_token}` }
  assert.equal((await app.inject({ url: '/api/v1/admin/profile', headers, remoteAddress: '10.0.0.9' })).statusCode, 200)
  now = new Date(now.getTime() + loginLimit.seconds * 1000)
  assert.equal((await call(superadmin)).statusCode, 200)
})

test('tries at the same time do not slip past the limit', async () => {
  const call = await limited('10.0.0.5')
  const answers = await Promise.all(Array.from({ length: 12 }, () => call({ email: 'storm@practice.test', password: 'x' })))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 400).length, loginLimit.account)
})

test('right tries at the same time are all let in, however many', async () => {
  const call = await limited('10.0.0.6')
  const answers = await Promise.all(Array.from({ length: 32 }, () => call(admin)))
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    answers.map(() => 200),
  )
})

test('the profile is the one of whoever is signed in', async () => {
  const { status, body } = await signedIn.get('/admin/profile')
  assert.equal(status, 200)
  assert.ok(Check(AdminProfile, body.data))
  assert.equal(body.data.email, superadmin.email)
  assert.equal(body.data.role, 'superadmin')
  assert.ok(!JSON.stringify(body).includes('argon2'))
})

test('a call without a good token is refused', async () => {
  const authorizations = ['', 'Bearer', 'Bearer not-a-token', 'Basic YWJjOmRlZg==', `Bearer ${'x'.repeat(5000)}`]
  for (const authorization of authorizations) {
    const { status, body } = await signedOut.get('/admin/profile', { authorization })
    assert.equal(status, 401)
    assert.equal(body.code, 'unauthorized')
  }
})

test('a session ends after twelve hours of use', async () => {
  const { body } = await signedOut.post(login, admin)
  const { get } = createCalls(await build(), body.access_token)
  const end = now.getTime() + 12 * 3_600_000 - 1
  for (; now.getTime() < end; now = new Date(Math.min(end, now.getTime() + 7_100_000)))
    assert.equal((await get('/admin/profile')).status, 200)
  assert.equal((await get('/admin/profile')).status, 200)
  now = new Date(now.getTime() + 1)
  assert.equal((await get('/admin/profile')).status, 401)
})

test('a route for superadmins refuses an admin with 403', async () => {
  const app = fastify()
  app.setErrorHandler(answerError)
  authenticate(app, database, () => now)
  app.get('/', { preHandler: requireRole('superadmin') }, async () => 'in')
  const statusOf = async (payload: object) => {
    const { body } = await signedOut.post(login, payload)
    return (await app.inject({ url: '/', headers: { authorization: `Bearer ${body.access_token}` } })).statusCode
  }
  assert.deepEqual([await statusOf(superadmin), await statusOf(admin)], [200, 403])
})
