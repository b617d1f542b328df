import assert from 'node:assert/strict'
import { test } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import { changeAccount, listAccounts } from '../../demo/server/admins/admin-command.ts'
import { admins, audit, totpSecrets } from '../../demo/server/database/schema.ts'
import { admin, openDemoApp, superadmin } from '../support/server/demo-app.ts'

const { database, signedOut, signIn } = await openDemoApp()

const change = (name: string, email: string) => changeAccount(name, email, 'https://backoffice.example.com')(database)
const signInStatus = async (account: { email: string; password: string }) => {
  const { status, body } = await signedOut.post('/admin/login', { email: account.email, password: account.password })
  return [status, body.code]
}
const last = async () => {
  const [entry] = await database.select().from(audit).where(eq(audit.subject, 'admin')).orderBy(desc(audit.id)).limit(1)
  return [entry?.action, entry?.adminId]
}

test('a disabled admin is signed out and cannot sign in until enabled', async () => {
  const calls = await signIn(admin)
  assert.equal(await change('disable', admin.email.toUpperCase()), `Disabled ${admin.email}. Their sessions have ended.`)
  assert.deepEqual(await last(), ['admin-disabled', null])
  assert.equal((await calls.get('/admin/profile')).status, 401)
  const [wrong] = await Promise.all([signInStatus({ ...superadmin, password: 'wrong password' })])
  assert.deepEqual(await signInStatus(admin), wrong)
  assert.match(
    (await listAccounts(database)).find((line) => line.startsWith(admin.email)) ?? '',
    / {2}admin {2}created \S+ {2}disabled \S+$/,
  )
  await change('enable', admin.email)
  assert.deepEqual(await last(), ['admin-enabled', null])
  assert.deepEqual(await signInStatus(admin), [200, undefined])
  assert.equal((await calls.get('/admin/profile')).status, 401)
})

test('a change of role ends the sessions', async () => {
  const calls = await signIn(admin)
  await change('promote', admin.email)
  assert.equal((await calls.get('/admin/profile')).status, 401)
  const promoted = await signIn(admin)
  assert.equal((await promoted.get('/admin/list')).status, 200)
  await change('demote', admin.email)
  assert.deepEqual(await last(), ['admin-role-admin', null])
  assert.equal((await promoted.get('/admin/list')).status, 401)
})

test('sessions end by command, and the admin signs in again', async () => {
  const calls = await signIn(admin)
  assert.equal(await change('end-sessions', admin.email), `The sessions of ${admin.email} have ended.`)
  assert.deepEqual(await last(), ['admin-sessions-ended', null])
  assert.equal((await calls.get('/admin/profile')).status, 401)
  assert.deepEqual(await signInStatus(admin), [200, undefined])
})

test('the last superadmin who may sign in is kept, also against two changes at once', async () => {
  const refusal = { message: 'This is the last superadmin who may sign in: promote another admin first.' }
  await assert.rejects(change('disable', superadmin.email), refusal)
  await assert.rejects(change('demote', superadmin.email), refusal)
  await change('promote', admin.email)
  const results = await Promise.allSettled([change('disable', superadmin.email), change('demote', admin.email)])
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await change('enable', superadmin.email)
  await change('promote', superadmin.email)
  await change('demote', admin.email)
})

test('a reset ends sessions and password, and prints a link that sets another one', async () => {
  const calls = await signIn(admin)
  const [, link = ''] = (await change('reset', admin.email)).split('\n')
  const [, token = ''] = /^https:\/\/backoffice\.example\.com\/login#reset=([\w-]{43})$/.exec(link) ?? []
  assert.equal((await calls.get('/admin/profile')).status, 401)
  assert.equal((await signInStatus(admin))[0], 400)
  const newPassword = 'quite another one'
  assert.equal((await signedOut.post('/admin/password/reset', { token, newPassword })).status, 200)
  assert.deepEqual(await signInStatus({ ...admin, password: newPassword }), [200, undefined])
  assert.equal((await signedOut.post('/admin/password/reset', { token, newPassword })).body.code, 'reset-link-expired')
})

test('a reset of the second factor removes it and ends the sessions', async () => {
  const newPassword = 'quite another one'
  const [{ id } = { id: 0 }] = await database.select({ id: admins.id }).from(admins).where(eq(admins.email, admin.email))
  await database.insert(totpSecrets).values({ adminId: id, sealedSecret: 'sealed', confirmedAt: new Date() })
  assert.deepEqual(await signInStatus({ ...admin, password: newPassword }), [401, 'second-factor'])
  await change('reset-second-factor', admin.email)
  assert.deepEqual(await signInStatus({ ...admin, password: newPassword }), [200, undefined])
})
