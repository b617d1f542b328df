import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import {
  admins,
  audit,
  challenges,
  passkeys,
  recoveryCodes,
  sessions,
  signInFailures,
  totpSecrets,
} from '../../demo/server/database/schema.ts'
import type { SecondFactor, SecondFactorDue } from '../../src/core/contract/second-factor.ts'
import { admin, openDemoApp, superadmin, today, type Calls } from '../support/server/demo-app.ts'
import { createPasskey } from '../support/server/software-authenticator.ts'

let now = today
const { build, createCalls, database, signedOut, signIn } = await openDemoApp({
  clock: () => now,
  loginLimit: { account: 8, address: 1000, seconds: 900 },
  publicUrl: 'http://localhost',
})
const minute = 60_000
const wait = (minutes: number) => (now = new Date(now.getTime() + minutes * minute))

const [other] = await database.select().from(admins).where(eq(admins.email, admin.email))
const adminId = other!.id

/** Returns the code that an authenticator app shows. */
const codeOf = (secret: string, moment = now) => new TOTP({ secret }).generate({ timestamp: moment.getTime() })
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')

interface Data extends SecondFactor {
  secret: string
  recovery_codes: string[] & number
  options: never
}
const dataOf = ({ body }: { body: { data?: unknown } }) => body.data as Data

const setUpTotp = async (calls: Calls) => {
  const { secret } = dataOf(await calls.post('/admin/second-factor/totp'))
  const answer = await calls.post('/admin/second-factor/totp/confirm', { code: codeOf(secret) })
  assert.equal(answer.status, 200)
  // The code of the set-up is used up.
  wait(1)
  return { secret, codes: dataOf(answer).recovery_codes }
}

const addPasskey = async (calls: Calls, passkey = createPasskey(), name = 'Laptop') => {
  const { options } = dataOf(await calls.post('/admin/second-factor/passkey'))
  const answer = await calls.post('/admin/second-factor/passkey/add', { name, passkey: passkey.create(options) })
  return { passkey, answer }
}

/** Signs in with the password and returns what is due. */
const begin = async (calls = signedOut) => {
  const { status, body } = await calls.post('/admin/login', { email: admin.email, password: admin.password })
  assert.deepEqual([status, body.code], [401, 'second-factor'])
  return (body as unknown as { second_factor: SecondFactorDue }).second_factor
}
const confirm = async (proof: object, calls = signedOut) => {
  const { status, body } = await calls.post('/admin/login/confirm', proof)
  return { result: [status, body.code], body }
}
/** Signs in by the code of an authenticator app, which is used up. */
const createSession = async (secret: string) => {
  const { body } = await confirm({ challenge: (await begin()).challenge, code: codeOf(secret) })
  wait(1)
  return createCalls(await build({ clock: () => now }), body.access_token)
}
const factorsOf = async (calls: Calls) => dataOf(await calls.get('/admin/second-factor'))
/** Returns which admins have a second factor, by email, as a superadmin sees it. */
const listedFactors = async (calls: Calls) => {
  const listed = (await calls.get('/admin/list')).body.data as unknown as { email: string; second_factor: boolean }[]
  return Object.fromEntries(listed.map(({ email, second_factor }) => [email, second_factor]))
}
const historyOf = async () => {
  const rows = await database.select({ action: audit.action }).from(audit).where(eq(audit.subjectId, adminId)).orderBy(audit.id)
  return rows.map(({ action }) => action)
}

let signedIn: Calls
beforeEach(async () => {
  wait(20)
  for (const table of [totpSecrets, passkeys, recoveryCodes, challenges, signInFailures]) await database.delete(table)
  signedIn = await signIn(admin)
})

test('a password is enough without a second factor', async () => {
  assert.deepEqual(await factorsOf(signedIn), { totp: false, passkeys: [], recovery_codes: 0, required: false })
  assert.deepEqual((await signedIn.post('/admin/second-factor/recovery-codes')).body.code, 'conflict')
})

test('an authenticator app confirms a sign-in, and each of its codes works once', async () => {
  const { secret, codes } = await setUpTotp(signedIn)
  assert.equal(new Set(codes).size, 10)
  const due = await begin()
  assert.deepEqual(due.factors, ['totp'])
  const code = codeOf(secret)
  const { result, body } = await confirm({ challenge: due.challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  assert.deepEqual(result, [200, undefined])
  assert.equal((await createCalls(await build({ clock: () => now }), body.access_token).get('/admin/profile')).status, 200)
  assert.deepEqual((await confirm({ challenge: due.challenge, code })).result, [400, 'challenge-expired'])
  const again = await begin()
  assert.deepEqual((await confirm({ challenge: again.challenge, code })).result, [400, 'otp-wrong'])
  wait(1)
  assert.deepEqual((await confirm({ challenge: again.challenge, code: codeOf(secret) })).result, [200, undefined])
})

test('digits of other scripts and marks of direction are read', async () => {
  const { secret } = await setUpTotp(signedIn)
  const { challenge } = await begin()
  const code = codeOf(secret).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
  assert.deepEqual((await confirm({ challenge, code: `\u200f${code}\u200e` })).result, [200, undefined])
})

test('of two requests with one code, one signs in', async () => {
  const { secret } = await setUpTotp(signedIn)
  const due = [await begin(), await begin()]
  const results = await Promise.all(due.map(({ challenge }) => confirm({ challenge, code: codeOf(secret) })))
  assert.deepEqual(results.map(({ result }) => result[0]).sort(), [200, 400])
})

test('a challenge ends after five minutes, after five wrong codes, and with the sessions', async () => {
  const { secret } = await setUpTotp(signedIn)
  const late = await begin()
  wait(5)
  assert.deepEqual((await confirm({ challenge: late.challenge, code: codeOf(secret) })).result, [400, 'challenge-expired'])
  const guessed = await begin()
  for (let round = 0; round < 5; round++) {
    assert.deepEqual((await confirm({ challenge: guessed.challenge, code: wrongCode(secret) })).result, [400, 'otp-wrong'])
  }
  assert.deepEqual((await confirm({ challenge: guessed.challenge, code: codeOf(secret) })).result, [400, 'challenge-expired'])
  const ended = await begin()
  await signIn(superadmin).then((calls) => calls.post('/admin/account', { admin_id: adminId, change: 'end-sessions' }))
  assert.deepEqual((await confirm({ challenge: ended.challenge, code: codeOf(secret) })).result, [400, 'challenge-expired'])
  const own = await createSession(secret)
  const others = await begin()
  assert.equal((await own.post('/admin/sessions/end-others')).status, 200)
  assert.deepEqual((await confirm({ challenge: others.challenge, code: codeOf(secret) })).result, [400, 'challenge-expired'])
  assert.deepEqual((await confirm({ challenge: 'guessed', code: codeOf(secret) })).result, [400, 'challenge-expired'])
})

test('the right password does not reset the count of wrong codes', async () => {
  const { secret } = await setUpTotp(signedIn)
  const statuses: unknown[] = []
  for (let round = 0; round < 10; round++) {
    statuses.push((await confirm({ challenge: (await begin()).challenge, code: wrongCode(secret) })).result[0])
  }
  assert.deepEqual(statuses, [...Array<number>(8).fill(400), 429, 429])
  wait(60)
  assert.deepEqual((await confirm({ challenge: (await begin()).challenge, code: codeOf(secret) })).result, [200, undefined])
})

test('a recovery code signs in once, however it is typed', async () => {
  const { codes } = await setUpTotp(signedIn)
  const typed = ` ${codes[0]!.replace('-', ' ').toUpperCase()} `
  assert.deepEqual((await confirm({ challenge: (await begin()).challenge, code: typed })).result, [200, undefined])
  assert.deepEqual((await confirm({ challenge: (await begin()).challenge, code: codes[0]! })).result, [400, 'otp-wrong'])
  assert.equal((await factorsOf(signedIn)).recovery_codes, 9)
  assert.ok((await historyOf()).includes('recovery-code-used'))
})

test('new recovery codes replace the old ones', async () => {
  const { codes } = await setUpTotp(signedIn)
  const fresh = dataOf(await signedIn.post('/admin/second-factor/recovery-codes')).recovery_codes
  assert.equal(fresh.length, 10)
  assert.deepEqual((await confirm({ challenge: (await begin()).challenge, code: codes[1]! })).result, [400, 'otp-wrong'])
  assert.deepEqual((await confirm({ challenge: (await begin()).challenge, code: fresh[1]! })).result, [200, undefined])
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

test('a passkey confirms a sign-in', async () => {
  const { passkey, answer } = await addPasskey(signedIn)
  assert.deepEqual([answer.status, dataOf(answer).recovery_codes.length], [200, 10])
  const due = await begin()
  assert.deepEqual(due.factors, ['passkey'])
  const proof = { challenge: due.challenge, passkey: passkey.get(due.passkey as never) }
  assert.deepEqual((await confirm(proof)).result, [200, undefined])
  assert.deepEqual((await confirm(proof)).result, [400, 'challenge-expired'])
  const [listed] = (await factorsOf(signedIn)).passkeys
  assert.deepEqual([listed?.name, listed?.usedAt], ['Laptop', now.toISOString()])
})

test('a passkey answers for this panel, this challenge and this admin only', async () => {
  const { passkey } = await addPasskey(signedIn)
  const refusedAs = async (make: (options: never) => object) => {
    const due = await begin()
    return (await confirm({ challenge: due.challenge, passkey: make(due.passkey as never) })).result
  }
  const refused = [400, 'passkey-refused']
  assert.deepEqual(await refusedAs((options) => passkey.get(options, { origin: 'https://evil.example' })), refused)
  assert.deepEqual(await refusedAs((options) => passkey.get(options, { origin: 'http://localhost:81' })), refused)
  assert.deepEqual(await refusedAs((options) => passkey.get(options, { rpId: 'evil.example' })), refused)
  assert.deepEqual(await refusedAs(() => passkey.get({ challenge: 'c29tZXRoaW5n', rpId: 'localhost' })), refused)
  assert.deepEqual(await refusedAs((options) => createPasskey().get(options)), refused)
  const earlier = await begin()
  const kept = passkey.get(earlier.passkey as never)
  assert.deepEqual(await refusedAs(() => kept), refused)
  const others = await signIn(superadmin)
  const { passkey: foreign } = await addPasskey(others)
  assert.deepEqual(await refusedAs((options) => foreign.get(options)), refused)
})

test('a passkey signs what the sign-in asked for, never an empty challenge', async () => {
  await setUpTotp(signedIn)
  const { challenge } = await begin()
  const { passkey } = await addPasskey(signedIn)
  assert.deepEqual((await confirm({ challenge, passkey: passkey.get({ challenge: '', rpId: 'localhost' }) })).result, [
    400,
    'passkey-refused',
  ])
})

test('a copied passkey is noticed by its counter', async () => {
  const { passkey } = await addPasskey(signedIn)
  await database.update(passkeys).set({ counter: 100 }).where(eq(passkeys.adminId, adminId))
  const due = await begin()
  assert.deepEqual((await confirm({ challenge: due.challenge, passkey: passkey.get(due.passkey as never) })).result, [
    400,
    'passkey-refused',
  ])
})

test('a passkey is added once, by an answer of this panel', async () => {
  const passkey = createPasskey()
  await addPasskey(signedIn, passkey)
  assert.equal((await addPasskey(signedIn, passkey)).answer.body.code, 'passkey-refused')
  const { options } = dataOf(await signedIn.post('/admin/second-factor/passkey'))
  const add = (answer: object, name = 'Phone') => signedIn.post('/admin/second-factor/passkey/add', { name, passkey: answer })
  assert.equal((await add(createPasskey().create(options, { origin: 'https://evil.example' }))).body.code, 'passkey-refused')
  assert.deepEqual((await add(createPasskey().create(options), ' ')).body.fields, { name: 'required' })
  assert.equal((await add(createPasskey().create(options))).status, 200)
  assert.equal((await add(createPasskey().create(options))).body.code, 'challenge-expired')
})

test("somebody else's passkey cannot be removed", async () => {
  await addPasskey(signedIn)
  const [own] = (await factorsOf(signedIn)).passkeys
  const others = await signIn(superadmin)
  assert.equal((await others.post('/admin/second-factor/passkey/remove', { passkey_id: own!.id })).status, 404)
  assert.equal((await signedIn.post('/admin/second-factor/passkey/remove', { passkey_id: own!.id })).status, 200)
  assert.equal((await factorsOf(signedIn)).recovery_codes, 0)
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
  const strict = createCalls(await build({ clock: () => now, requireSecondFactor: true }))
  const { challenge, totp } = await begin(strict)
  assert.deepEqual((await confirm({ challenge, code: codeOf(totp!.secret) }, strict)).result, [200, undefined])
})

test('a new password does not skip the second factor', async () => {
  const { secret } = await setUpTotp(signedIn)
  assert.equal(
    (await signedIn.patch('/admin/update/password', { oldPassword: admin.password, newPassword: 'quite another one' })).status,
    200,
  )
  const { body } = await signedOut.post('/admin/login', { email: admin.email, password: 'quite another one' })
  const { challenge } = (body as unknown as { second_factor: SecondFactorDue }).second_factor
  const session = await confirm({ challenge, code: codeOf(secret) })
  const calls = createCalls(await build({ clock: () => now }), session.body.access_token)
  assert.equal((await calls.patch('/admin/update/password', { oldPassword: 'quite another one', newPassword: admin.password })).status, 200)
})

test('where it is required, the first sign-in sets up an authenticator app', async () => {
  const strict = createCalls(await build({ clock: () => now, requireSecondFactor: true }))
  const due = await begin(strict)
  assert.deepEqual(due.factors, [])
  assert.match(due.totp!.uri, /^otpauth:\/\/totp\/Practice%20Elements:admin%40practice\.test\?issuer=Practice%20Elements&secret=/)
  assert.deepEqual((await confirm({ challenge: due.challenge, code: wrongCode(due.totp!.secret) }, strict)).result, [400, 'otp-wrong'])
  const { result, body } = await confirm({ challenge: due.challenge, code: codeOf(due.totp!.secret) }, strict)
  assert.deepEqual([result, (body as unknown as { recovery_codes: string[] }).recovery_codes.length], [[200, undefined], 10])
  const calls = createCalls(await build({ clock: () => now, requireSecondFactor: true }), body.access_token)
  assert.equal((await calls.post('/admin/second-factor/totp/remove')).body.code, 'second-factor-required')
  assert.deepEqual((await factorsOf(calls)).totp, true)
  await addPasskey(calls)
  assert.equal((await calls.post('/admin/second-factor/totp/remove')).status, 200)
})

test('a sign-in that waits for its set-up ends when the admin has a second factor', async () => {
  const strict = createCalls(await build({ clock: () => now, requireSecondFactor: true }))
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
  const { formOf } = await import('../support/server/demo-app.ts')
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

test('the history tells of right passwords without the second factor, and of verifications', async () => {
  await setUpTotp(signedIn)
  await begin()
  await signedIn.post('/admin/verify', { password: 'wrong' })
  await signedIn.post('/admin/verify', { password: admin.password })
  assert.deepEqual((await historyOf()).slice(-3), ['second-factor-due', 'verification-refused', 'verified'])
})

test('who sets up an app at the sign-in has half an hour', async () => {
  const strict = createCalls(await build({ clock: () => now, requireSecondFactor: true }))
  const { challenge, totp } = await begin(strict)
  wait(29)
  assert.deepEqual((await confirm({ challenge, code: codeOf(totp!.secret) }, strict)).result, [200, undefined])
})
