import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import { admins, audit, sessions } from '../../demo/server/database/schema.ts'
import { admin, openDemoApp, superadmin } from '../support/server/demo-app.ts'
import type { AdminListItem } from '../support/server-types.ts'

const { database, mails, signedOut, signIn } = await openDemoApp()
let signedIn = await signIn(superadmin)

const idOf = async ({ email }: { email: string }) => {
  const [row] = await database.select({ id: admins.id }).from(admins).where(eq(admins.email, email))
  return row!.id
}
const own = await idOf(superadmin)
const other = await idOf(admin)
const change = async (name: string, admin_id = other, calls = signedIn) => {
  const { status, body } = await calls.post('/admin/account', { admin_id, change: name })
  return [status, body.code]
}
const done = [200, undefined]
const signInStatus = async () => (await signedOut.post('/admin/login', { email: admin.email, password: admin.password })).status
const listed = async () => {
  const { body } = await signedIn.get('/admin/list?q=admin@practice.test&sort=email')
  return (body.data as unknown as AdminListItem[]).map(({ email, role, status }) => [email, role, status])
}

beforeEach(async () => {
  await database.update(admins).set({ role: 'admin', disabledAt: null }).where(eq(admins.id, other))
  await database.update(admins).set({ role: 'superadmin', disabledAt: null }).where(eq(admins.id, own))
  signedIn = await signIn(superadmin)
})

test('the list tells role and status', async () => {
  assert.deepEqual(await listed(), [
    [admin.email, 'admin', 'active'],
    [superadmin.email, 'superadmin', 'active'],
  ])
})

test('a disabled admin loses every session at once, and signs in again after being enabled', async () => {
  const calls = await signIn(admin)
  assert.deepEqual(await change('disable'), done)
  assert.equal((await calls.get('/admin/profile')).status, 401)
  assert.equal(await signInStatus(), 400)
  assert.ok((await listed()).some(([email, , status]) => email === admin.email && status === 'disabled'))
  assert.deepEqual(await change('send-reset-link'), [409, 'conflict'])
  assert.deepEqual(await change('enable'), done)
  assert.equal(await signInStatus(), 200)
  const [entry] = await database.select().from(audit).where(eq(audit.subject, 'admin')).orderBy(desc(audit.id)).limit(1)
  assert.deepEqual([entry?.action, entry?.adminId, entry?.subjectId], ['admin-enabled', own, other])
})

test('a change of role takes effect at once', async () => {
  assert.deepEqual(await change('promote'), done)
  const promoted = await signIn(admin)
  assert.equal((await promoted.get('/admin/list')).status, 200)
  assert.deepEqual(await change('demote', own, promoted), done)
  assert.equal((await signedIn.get('/admin/list')).status, 401)
})

test('all sessions of an admin end', async () => {
  const calls = await signIn(admin)
  assert.deepEqual(await change('end-sessions'), done)
  assert.equal((await calls.get('/admin/profile')).status, 401)
  assert.deepEqual(await database.select().from(sessions).where(eq(sessions.adminId, other)), [])
})

test('a superadmin sends a link for a new password', async () => {
  assert.deepEqual(await change('send-reset-link'), done)
  const mail = mails.at(-1)
  assert.equal(mail?.to, admin.email)
  assert.match(mail.text, /\/login#reset=[\w-]{43}$/m)
})

test('nobody changes their own account, an admin none at all, and an unknown one is not found', async () => {
  for (const name of ['disable', 'demote', 'end-sessions', 'send-reset-link']) {
    assert.deepEqual(await change(name, own), [409, 'own-account'], name)
    assert.deepEqual(await change(name, own, await signIn(admin)), [403, 'forbidden'], name)
  }
  assert.deepEqual(await change('disable', 999_999), [404, 'not-found'])
  assert.deepEqual(await change('delete'), [422, 'validation'])
})

test('two superadmins who demote each other at once leave one', async () => {
  assert.deepEqual(await change('promote'), done)
  const promoted = await signIn(admin)
  const results = await Promise.all([change('demote'), change('disable', own, promoted)])
  const left = await database.select().from(admins).where(eq(admins.role, 'superadmin'))
  assert.ok(left.some(({ disabledAt }) => disabledAt === null))
  assert.equal(results.filter(([status]) => status === 200).length, 1)
})
