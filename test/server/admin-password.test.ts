import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashPassword } from '../../demo/server/auth/passwords.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { admin, openDemoApp, superadmin, today } from '../support/server/demo-app.ts'

const loginLimit = { account: 3, address: 1000, seconds: 600 }
let now = today
const { app, build, signedIn, signedOut, signIn, createCalls, database } = await openDemoApp({ clock: () => now })

const path = '/admin/update/password'
const statusOf = async ({ get }: typeof signedIn) => (await get('/admin/profile')).status

test("a new password ends every session of this admin, this one too, and nobody else's", async () => {
  const [here, there] = [await signIn(admin), await signIn(admin)]
  const { status, body } = await here.patch(path, { oldPassword: admin.password, newPassword: 'another one' })
  assert.deepEqual([status, body], [200, { success: true }])
  assert.deepEqual([await statusOf(here), await statusOf(there), await statusOf(signedIn)], [401, 401, 200])
  assert.equal((await signedOut.post('/admin/login', { email: admin.email, password: admin.password })).status, 400)
  await signIn({ ...admin, password: 'another one' })
  assert.deepEqual(await auditOf(database, 'admin', 2), [{ at: today, adminId: 2, action: 'admin-password', reason: null }])
})

test('a wrong old password is 400 on its field, and changes nothing', async () => {
  const { status, body } = await signedIn.patch(path, { oldPassword: 'wrong', newPassword: 'another one' })
  assert.deepEqual([status, body.code, body.fields], [400, 'wrong-credentials', { oldPassword: 'incorrect' }])
  assert.equal(await statusOf(signedIn), 200)
  await signIn(superadmin)
})

test('missing and short passwords are named', async () => {
  const cases: [object, object][] = [
    [
      { oldPassword: '', newPassword: '' },
      { oldPassword: 'required', newPassword: 'required' },
    ],
    [{ oldPassword: superadmin.password, newPassword: '12345' }, { newPassword: 'too-short' }],
    [{}, { oldPassword: 'required', newPassword: 'required' }],
  ]
  for (const [body, faults] of cases) {
    const answer = await signedIn.patch(path, body)
    assert.deepEqual([answer.status, answer.body.fields], [422, faults])
  }
})

test('of two changes at once, from the same old password, one counts', async () => {
  const session = await signIn({ ...admin, password: 'another one' })
  const answers = await Promise.all(
    ['first-one', 'second-one'].map((newPassword) => session.patch(path, { oldPassword: 'another one', newPassword })),
  )
  const codes = answers.map(({ status }) => status).sort()
  assert.ok(codes[0] === 200 && [400, 401].includes(codes[1]!), String(codes))
})

test('no session that the old password opens meanwhile outlasts the change', async () => {
  let password: string = superadmin.password
  for (let round = 1; round <= 8; round++) {
    const old = { ...superadmin, password }
    password = round < 8 ? `changed-${round}` : superadmin.password
    const session = await signIn(old)
    const change = session.patch(path, { oldPassword: old.password, newPassword: password })
    // Waits about as long as the server takes to verify the old password, a little longer in each round.
    await hashPassword(password)
    for (let queries = 0; queries < round * 10; queries++) await database.execute('SELECT 1')
    const { status, body } = await signedOut.post('/admin/login', old)
    assert.equal((await change).status, 200)
    if (status === 200) assert.equal(await statusOf(createCalls(app, body.access_token)), 401)
  }
})

test('guessing the old password is limited like guessing at the sign-in', async () => {
  const limited = await build({ loginLimit })
  now = new Date(today.getTime() + 3_600_000)
  const { patch } = await signIn(superadmin, limited)
  for (let tries = 0; tries < 3; tries++)
    assert.equal((await patch(path, { oldPassword: 'guess', newPassword: 'another one' })).status, 400)
  const { status, headers } = await patch(path, { oldPassword: superadmin.password, newPassword: 'another one' })
  assert.deepEqual([status, headers['retry-after']], [429, '600'])
  assert.equal((await createCalls(limited).post('/admin/login', superadmin)).status, 429)
  now = today
})

test('signed out, nothing changes', async () => {
  assert.equal((await signedOut.patch(path, { oldPassword: superadmin.password, newPassword: 'another one' })).status, 401)
})
