import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { audit } from '../../demo/server/database/schema.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { admin, superadmin, today } from '../support/server/demo-app.ts'
import { openPortalApp } from '../support/server/embed-sessions.ts'
import { until } from '../support/server/until.ts'

const lines: string[] = []
const { database, signedOut, signedIn, signIn, embed, keyId } = await openPortalApp({
  log: {
    write: (line) => {
      lines.push(line)
    },
  },
})

const signInsOf = (adminId: number) => auditOf(database, 'sign-in', adminId)
const actionsOf = async (adminId: number) => (await signInsOf(adminId)).map(({ action }) => action)
const address = '127.0.0.1'

test('a sign-in and a sign-out are recorded, with the address', async () => {
  const calls = await signIn(admin)
  assert.equal((await calls.post('/admin/logout')).status, 200)
  const entry = { at: today, adminId: 2, reason: null, address }
  assert.deepEqual(await signInsOf(2), [
    { ...entry, action: 'signed-in' },
    { ...entry, action: 'signed-out' },
  ])
  assert.equal((await calls.post('/admin/logout')).status, 401)
  assert.deepEqual(await actionsOf(2), ['signed-in', 'signed-out'])
})

test('a refused sign-in of an account is recorded without an admin, one of nobody is not', async () => {
  const length = await database.$count(audit)
  for (const email of ['nobody@practice.test', superadmin.email.toUpperCase()])
    assert.equal((await signedOut.post('/admin/login', { email, password: 'wrong password' })).status, 400)
  await until(async () => (await actionsOf(1)).includes('sign-in-refused'))
  assert.deepEqual((await signInsOf(1)).at(-1), { at: today, adminId: null, action: 'sign-in-refused', reason: null, address })
  assert.equal(await database.$count(audit), length + 1)
})

test('a refused sign-in of a disabled account is recorded, too', async () => {
  await database.execute(sql`UPDATE admins SET disabled_at = now() WHERE id = 2`)
  assert.equal((await signedOut.post('/admin/login', admin)).status, 400)
  await until(async () => (await actionsOf(2)).includes('sign-in-refused'))
  await database.execute(sql`UPDATE admins SET disabled_at = NULL WHERE id = 2`)
})

test('an export is recorded with its list and rows, also one of a session that only reads', async () => {
  assert.equal((await signedIn.post('/admin/export', { list: 'doctors', rows: 40 })).status, 200)
  const reader = await embed({ access: 'read', elements: ['doctor-subscriptions'] })
  assert.equal((await reader.post('/admin/export', { list: 'subscriptions', rows: 3, doctor_id: 2 })).status, 200)
  assert.equal((await reader.post('/admin/export', { list: 'subscriptions', rows: 3, doctor_id: 9 })).status, 403)
  assert.equal((await signedIn.post('/admin/export', { list: 'sessions', rows: 1 })).status, 422)
  const portal = { portalKeyId: keyId, portalUserId: 'u-7', portalUserName: 'Mara Lindqvist', doctorId: 2 }
  assert.deepEqual(await auditOf(database, 'list', 0), [
    { at: today, adminId: 1, action: 'export-doctors', reason: null, before: null, after: { rows: 40 } },
    { at: today, ...portal, action: 'export-subscriptions', reason: null, before: null, after: { rows: 3 } },
  ])
})

test('a request that a role or a scope refuses is a line of the log with its admin or portal user', async () => {
  lines.length = 0
  assert.equal((await (await signIn(admin)).get('/admin/list')).status, 403)
  assert.equal((await (await embed({ elements: ['patient-detail'] })).get('/admin/doctors')).status, 403)
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  assert.deepEqual(
    said.map(({ level, msg, call, adminId, portalKeyId, portalUserId }) => ({
      level,
      msg,
      call,
      by: adminId ?? [portalKeyId, portalUserId],
    })),
    [
      { level: 40, msg: 'forbidden', call: 'listAdmins', by: 2 },
      { level: 40, msg: 'forbidden', call: 'listDoctors', by: [keyId, 'u-7'] },
    ],
  )
})
