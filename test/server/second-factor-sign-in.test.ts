import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { SecondFactorDue } from '../../src/core/contract/second-factor-due.ts'
import { admin, superadmin, type Calls } from '../support/server/demo-app.ts'
import { dataOf, openSecondFactorApp } from '../support/server/second-factor-app.ts'

const {
  adminId,
  addPasskey,
  begin,
  callsOf,
  codeOf,
  confirm,
  createSession,
  factorsOf,
  historyOf,
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
  assert.equal((await (await withToken(body)).get('/admin/profile')).status, 200)
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

test('a new password does not skip the second factor', async () => {
  const { secret } = await setUpTotp(signedIn)
  assert.equal(
    (await signedIn.patch('/admin/update/password', { oldPassword: admin.password, newPassword: 'quite another one' })).status,
    200,
  )
  const { body } = await signedOut.post('/admin/login', { email: admin.email, password: 'quite another one' })
  const { challenge } = (body as unknown as { second_factor: SecondFactorDue }).second_factor
  const session = await confirm({ challenge, code: codeOf(secret) })
  const calls = await withToken(session.body)
  assert.equal((await calls.patch('/admin/update/password', { oldPassword: 'quite another one', newPassword: admin.password })).status, 200)
})

test('the history tells of right passwords without the second factor, and of verifications', async () => {
  await setUpTotp(signedIn)
  await begin()
  await signedIn.post('/admin/verify', { password: 'wrong' })
  await signedIn.post('/admin/verify', { password: admin.password })
  assert.deepEqual((await historyOf()).slice(-3), ['second-factor-due', 'verification-refused', 'verified'])
})

test('under another APP_SECRET the codes of apps are refused, with one line in the log, and passkeys work', async () => {
  const { secret, codes } = await setUpTotp(signedIn)
  const { passkey } = await addPasskey(signedIn)
  const lines: string[] = []
  const changed = await callsOf({ secret: 'another secret of the tests', log: { write: (line) => void lines.push(line) } })
  const due = await begin(changed)
  for (const code of [codeOf(secret), codeOf(secret), codes[0]!]) {
    assert.deepEqual((await confirm({ challenge: due.challenge, code }, changed)).result, [400, 'otp-wrong'])
  }
  assert.equal(lines.filter((line) => line.includes('another APP_SECRET')).length, 1)
  const proof = { challenge: due.challenge, passkey: passkey.get(due.passkey as never) }
  assert.deepEqual((await confirm(proof, changed)).result, [200, undefined])
})
