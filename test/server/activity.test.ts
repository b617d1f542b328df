import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Static } from 'typebox'
import type { ActivityEntry } from '../../src/core/contract/activity.ts'
import { addAudit } from '../../demo/server/audit/audit-repository.ts'
import { audit } from '../../demo/server/database/schema.ts'
import { admin, formOf, superadmin, type Calls } from '../support/server/demo-app.ts'
import { openPortalApp } from '../support/server/embed-sessions.ts'

type Entry = Static<typeof ActivityEntry>

let now = new Date('2026-06-15T09:00:00Z')
const { database, signedIn, signIn, embed, keyId } = await openPortalApp({ clock: () => now })
const asAdmin = await signIn(admin)

const read = async (query: string, calls: Calls = signedIn) => {
  const { status, body } = await calls.get(`/admin/activity?${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return { entries: body.data as unknown as Entry[], meta: body.meta }
}
const actionsOf = async (query: string, calls?: Calls) => (await read(query, calls)).entries.map(({ action }) => action)
const codeOf = async (query: string, calls: Calls) => (await calls.get(`/admin/activity?${query}`)).body.code

const cancel = async (calls: Calls, doctor: number) => {
  const rows = (await calls.get(`/admin/doctor/subscriptions?doctor_id=${doctor}`)).body.data
  const active = rows.find(({ status }) => status === 'active')
  const change = { subscription_id: active!.id, user_id: doctor, status: 'canceled', reason: 'Moved away' }
  assert.equal((await calls.post('/admin/subscription/status/change', change)).status, 200)
}

now = new Date('2026-06-15T09:10:00Z')
await asAdmin.post('/admin/doctor/profile?doctor_id=1', formOf({ practice_name: 'Renamed', isActive: '0' }))
now = new Date('2026-06-15T09:20:00Z')
const portal = await embed({ doctor_ids: [1] })
await cancel(portal, 1)
now = new Date('2026-06-15T09:30:00Z')
await signedIn.post('/admin/doctor/subscription', { user_id: 5, subscriptionPlan: 'basic' })
await signedIn.post('/admin/export', { list: 'doctors', rows: 40 })

const names = { admin: 'Samuel Adeyemi', superadmin: 'Nadia Ferrante' }

test('an entry tells who did it, through which portal, on whom, why, and the changes', async () => {
  const { entries } = await read('doctor_id=1')
  assert.deepEqual(
    entries.map(({ id: _id, ...entry }) => entry),
    [
      {
        at: '2026-06-15T09:20:00.000Z',
        kind: 'subscription',
        action: 'subscription-canceled',
        who: { kind: 'portal', admin_id: null, name: 'Mara Lindqvist', portal: 'Harbour portal' },
        whom: { kind: 'doctor', subject_id: 1, name: entries[0]!.whom.name },
        doctor_id: 1,
        reason: 'Moved away',
        changes: [{ field: 'status', before: 'active', after: 'canceled' }],
        address: null,
      },
      {
        at: '2026-06-15T09:10:00.000Z',
        kind: 'practice',
        action: 'doctor-profile',
        who: { kind: 'admin', admin_id: 2, name: names.admin, portal: null },
        whom: { kind: 'doctor', subject_id: 1, name: entries[0]!.whom.name },
        doctor_id: 1,
        reason: null,
        changes: [
          { field: 'isActive', before: 'true', after: 'false' },
          { field: 'practice_name', before: 'Harbor Light Dermatology', after: 'Renamed' },
        ],
        address: null,
      },
    ],
  )
  const doctor = (await signedIn.get('/admin/doctor?doctor_id=1')).body.data
  assert.equal(entries[0]!.whom.name, `${doctor.first_name} ${doctor.last_name}`)
})

test('entries of the command line, of sign-ins, keys and exports have their authors and subjects', async () => {
  const [made] = (await read('kind=portal')).entries
  assert.deepEqual(made?.who, { kind: 'command-line', admin_id: null, name: null, portal: null })
  assert.deepEqual(made.whom, { kind: 'portal-key', subject_id: keyId, name: 'Harbour portal' })
  const signIns = (await read('kind=sign-in&admin_id=2')).entries
  assert.deepEqual(signIns[0]!.whom, { kind: 'admin', subject_id: 2, name: names.admin })
  assert.equal(signIns[0]!.address, '127.0.0.1')
  const [exported] = (await read('kind=export')).entries
  assert.deepEqual(exported?.whom, { kind: null, subject_id: null, name: null })
  assert.deepEqual(exported.changes, [{ field: 'rows', before: null, after: '40' }])
})

test('a secret field tells only that it changed', async () => {
  const body = { user_id: 7, email: 'changed@practice.test', phone: '+15550100', password: 'secret-1' }
  assert.equal((await signedIn.patch('/admin/update/email/password', body)).status, 200)
  const [entry] = (await read('doctor_id=7')).entries
  assert.deepEqual(
    entry!.changes.find(({ field }) => field === 'password'),
    { field: 'password', before: null, after: null },
  )
})

test('it is paged, sorted by time, and filtered by kind and time', async () => {
  const whole = (await read('')).entries
  assert.equal(whole.length, await database.$count(audit))
  const { entries, meta } = await read('page=1&page_size=2')
  assert.deepEqual(entries, whole.slice(0, 2))
  assert.deepEqual(meta, { total: whole.length, page: 1, page_size: 2, sort: 'at', order: 'desc' })
  assert.deepEqual((await read('page=2&page_size=2')).entries, whole.slice(2, 4))
  assert.deepEqual((await read('sort=at&order=asc&page_size=100')).entries, [...whole].reverse())
  assert.deepEqual(await actionsOf('at_from=2026-06-15T09:10:00Z&at_to=2026-06-15T09:15:00Z'), ['doctor-profile'])
  assert.deepEqual(await actionsOf('kind=practice&page_size=1&page=3'), ['doctor-profile'])
})

test('the entries of an admin are those by it and about it, each once', async () => {
  // The first session is too old for this.
  const recent = await signIn(superadmin)
  await recent.post('/admin/create', {
    first_name: 'Ada',
    last_name: 'Zero',
    email: 'zero@practice.test',
    password: 'secret-1',
    role: 'admin',
  })
  const ada = { email: 'zero@practice.test', password: 'secret-1' }
  await (await signIn(ada)).post('/admin/export', { list: 'patients', rows: 1 })
  const [{ subject_id } = { subject_id: 0 }] = (await read('kind=account')).entries.map(({ whom }) => whom)
  assert.deepEqual((await actionsOf(`admin_id=${subject_id}`)).sort(), ['admin-created', 'export-patients', 'signed-in'])
})

test('the search finds the entries of a practice and of an admin by their names', async () => {
  assert.deepEqual(await actionsOf('q=zero&kind=account'), ['admin-created'])
  assert.deepEqual((await actionsOf('q=ADA zero')).sort(), ['admin-created', 'export-patients', 'signed-in'])
  const doctor = (await signedIn.get('/admin/doctor?doctor_id=5')).body.data
  assert.deepEqual(await actionsOf(`q=${encodeURIComponent(`${doctor.first_name} ${doctor.last_name}`)}`), ['doctor-plan-basic'])
  assert.deepEqual(await actionsOf('q=nobody-at-all'), [])
  assert.deepEqual(await actionsOf(`q=adeyemi&kind=practice`), ['doctor-profile'])
})

test('an admin reads the practice kinds of one practice only, without addresses', async () => {
  assert.deepEqual(await actionsOf('doctor_id=1', asAdmin), ['subscription-canceled', 'doctor-profile'])
  assert.deepEqual(await actionsOf('doctor_id=1&kind=subscription', asAdmin), ['subscription-canceled'])
  await signedIn.post('/admin/export', { list: 'subscriptions', rows: 1, doctor_id: 1 })
  assert.deepEqual(await actionsOf('doctor_id=1&page=1', asAdmin), ['subscription-canceled', 'doctor-profile'])
  for (const query of ['', 'page=1', 'kind=practice', 'admin_id=2', 'doctor_id=1&admin_id=2', 'doctor_id=1&kind=export'])
    assert.equal(await codeOf(query, asAdmin), 'forbidden', query)
})

test('an embed session reads the history of its practices only', async () => {
  assert.deepEqual(await actionsOf('doctor_id=1', portal), ['subscription-canceled', 'doctor-profile'])
  const all = await embed({ doctor_ids: 'all', access: 'read' })
  assert.deepEqual(await actionsOf('doctor_id=5', all), ['doctor-plan-basic'])
  const others = [portal, await embed({ elements: ['doctor-subscriptions', 'account-list', 'doctor-editor'] })]
  assert.equal(await codeOf('doctor_id=5', others[0]!), 'forbidden')
  assert.equal(await codeOf('doctor_id=1', others[1]!), 'forbidden')
  for (const query of ['', 'page=1', 'admin_id=1', 'doctor_id=1&admin_id=1', 'doctor_id=1&kind=account'])
    for (const calls of [portal, all]) assert.equal(await codeOf(query, calls), 'forbidden', query)
})

test('a long history is read page by page from both ends', async () => {
  const at = (index: number) => new Date(Date.parse('2025-01-01T00:00:00Z') + index * 60_000)
  const entry = { adminId: 1, action: 'doctor-profile', subject: 'doctor', subjectId: 9, doctorId: 9 } as const
  await database.transaction(async (transaction) => {
    for (let index = 0; index < 2500; index++) await addAudit(transaction, { ...entry, at: at(index) })
  })
  const { entries, meta } = await read('sort=at&order=asc&page=21&page_size=100')
  assert.equal(entries[0]?.at, at(2000).toISOString())
  assert.equal(meta?.total, await database.$count(audit))
  assert.equal((await read('doctor_id=9&page=25&page_size=100')).entries.at(-1)?.at, at(0).toISOString())
  const found = await read(`q=${superadmin.email.slice(0, 10)}&page=25&page_size=100`)
  assert.equal(found.entries.length, 100)
})
