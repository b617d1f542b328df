import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { passkeys } from '../../demo/server/database/schema.ts'
import { superadmin, type Calls } from '../support/server/demo-app.ts'
import { dataOf, openSecondFactorApp } from '../support/server/second-factor-app.ts'
import { createPasskey } from '../support/server/software-authenticator.ts'

const { adminId, addPasskey, begin, clock, confirm, database, factorsOf, reset, setUpTotp, signIn } = await openSecondFactorApp()

let signedIn: Calls
beforeEach(async () => {
  signedIn = await reset()
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
  assert.deepEqual([listed?.name, listed?.usedAt], ['Laptop', clock().toISOString()])
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
