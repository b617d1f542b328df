import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { accessHeader } from '../../src/core/contract/access.ts'
import { embedSessions, portalKeys } from '../../demo/server/database/schema.ts'
import { openPortalApp, wholeScope } from '../support/server/embed-sessions.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { admin, formOf, superadmin, today } from '../support/server/demo-app.ts'

let now = today
const loginLimit = { account: 1000, address: 5, seconds: 600 }
const { database, signedIn, signedOut, createCalls, app, build, signIn, askSession, embed, keyId, secret } = await openPortalApp({
  clock: () => now,
})

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((one, other) => one - other)

test("a portal's server gets a token and its end for a user, by default for 15 minutes", async () => {
  const { status, body, headers } = await askSession()
  assert.equal(status, 200)
  const { token, expires_at } = body.data as unknown as { token: string; expires_at: string }
  assert.equal(new Date(expires_at).getTime(), now.getTime() + 900_000)
  assert.equal(headers['cache-control'], 'no-store')
  const profile = await createCalls(app, token).get('/admin/profile')
  const { first_name, email, role } = profile.body.data
  assert.deepEqual([first_name, email, role], ['Mara Lindqvist', 'u-7', 'admin'])
  assert.equal(profile.headers[accessHeader], 'write')
})

test('neither key nor token is stored', async () => {
  await askSession()
  const rows = JSON.stringify([await database.select().from(portalKeys), await database.select().from(embedSessions)])
  assert.ok(!rows.includes(secret) && !rows.includes('pe_embed_'))
})

const refused: [title: string, scope: object, fields: object][] = [
  ['no subject', { subject: undefined }, { subject: 'required' }],
  ['a blank user id', { subject: { id: ' ', name: 'A' } }, { subject: 'required' }],
  ['too long a name', { subject: { id: '1', name: 'x'.repeat(201) } }, { subject: 'invalid' }],
  ['no elements', { elements: [] }, { elements: 'invalid' }],
  ['an element for admins', { elements: ['admin-create'] }, { elements: 'invalid' }],
  ['no doctors', { doctor_ids: [] }, { doctor_ids: 'invalid' }],
  ['doctors left out', { doctor_ids: undefined }, { doctor_ids: 'required' }],
  ['an id that is none', { doctor_ids: [1.5] }, { doctor_ids: 'invalid' }],
  ['too many doctors', { doctor_ids: Array.from({ length: 1001 }, (_id, index) => index + 1) }, { doctor_ids: 'invalid' }],
  ['another access', { access: 'admin' }, { access: 'invalid' }],
  ['too short a time', { expires_in: 59 }, { expires_in: 'invalid' }],
  ['too long a time', { expires_in: 3601 }, { expires_in: 'invalid' }],
]
for (const [title, scope, fields] of refused) {
  test(`${title}: there is no session, and the fields are named`, async () => {
    const { status, body } = await askSession(scope)
    assert.deepEqual([status, body.fields], [422, fields])
  })
}

test('fields are checked before the key', async () => {
  assert.equal((await askSession({ elements: [] }, app, 'pe_secret_no')).status, 422)
})

test('no other token opens an embed session: without one, a wrong key, an admin, an embed session', async () => {
  const calls = [signedOut, signedIn, createCalls(app, `${secret}x`), await embed(), await signIn(admin)]
  for (const { post } of calls) assert.deepEqual((await post('/embed/sessions', wholeScope)).body.code, 'unauthorized')
})

test('a key opens no call but that one', async () => {
  const portal = createCalls(app, secret)
  for (const path of ['/admin/profile', '/admin/doctors', '/admin/portal-keys']) assert.equal((await portal.get(path)).status, 401)
})

test('wrong keys of an address are counted; a right one still works', async () => {
  const limited = await build({ loginLimit })
  // The tries of earlier tests are over.
  now = new Date(today.getTime() + 900_000)
  for (let tries = 0; tries < loginLimit.address; tries++) assert.equal((await askSession({}, limited, 'pe_secret_no')).status, 401)
  assert.equal((await askSession({}, limited, 'pe_secret_no')).status, 429)
  assert.equal((await askSession({}, limited)).status, 200)
  now = today
})

test('a session ends at its time', async () => {
  const { get } = await embed({ expires_in: 60 })
  now = new Date(now.getTime() + 59_999)
  assert.equal((await get('/admin/doctors')).status, 200)
  now = new Date(now.getTime() + 1)
  assert.equal((await get('/admin/doctors')).status, 401)
  now = today
})

test('lists, their totals, search, sort order and pages hold only the doctors of the scope', async () => {
  const { get } = await embed()
  for (const query of ['', '?page=1&page_size=1', '?sort=name&order=desc', '?q=a', '?q=e&sort=createdAt&page_size=100', '?page=200']) {
    const doctors = (await get(`/admin/doctors${query}`)).body
    assert.ok(
      ids(doctors.data).every((id) => [1, 2].includes(id)),
      query,
    )
    if (doctors.meta && !query.includes('q=')) assert.equal(doctors.meta.total, 2)
    const all = (await signedIn.get('/admin/patients?doctor_id=1')).body.data
    const both = ids([...all, ...(await signedIn.get('/admin/patients?doctor_id=2')).body.data])
    const patients = (await get(`/admin/patients${query}`)).body
    assert.ok(
      ids(patients.data).every((id) => both.includes(id)),
      query,
    )
    if (patients.meta && !query.includes('q=')) assert.equal(patients.meta.total, both.length)
    const subscriptions = (await get(`/admin/doctor/subscriptions${query}`)).body
    assert.ok(
      subscriptions.data.every(({ user_id }) => [1, 2].includes(user_id)),
      query,
    )
  }
  assert.deepEqual(ids((await get('/admin/doctors')).body.data), [1, 2])
})

test('the word of another doctor finds nothing, in no list', async () => {
  const { get } = await embed()
  const other = (await signedIn.get('/admin/doctor?doctor_id=5')).body.data
  const [patient] = (await signedIn.get(`/admin/patients?doctor_id=5`)).body.data
  for (const path of [
    `/admin/doctors?q=${encodeURIComponent(other.email)}`,
    `/admin/doctor/subscriptions?q=${encodeURIComponent(`${other.first_name} ${other.last_name}`)}`,
    `/admin/patients?q=${encodeURIComponent(patient!.email)}`,
  ]) {
    const { data, meta } = (await get(path)).body
    assert.deepEqual([data, meta?.total, meta?.more], [[], 0, undefined], path)
  }
})

test('a filter and a search narrow a scope as they narrow all doctors', async () => {
  const { get } = await embed({ doctor_ids: [1, 2, 3, 4, 5, 6, 7, 8] })
  for (const filter of ['status=active', 'status=inactive', 'plan=premium', 'q=a&status=active', 'doctor_id=3']) {
    const all = (await signedIn.get(`/admin/doctor/subscriptions?${filter}&page_size=100&sort=name`)).body.data
    const { data, meta } = (await get(`/admin/doctor/subscriptions?${filter}&page_size=100&sort=name`)).body
    const wanted = all.filter(({ user_id }) => user_id <= 8)
    assert.deepEqual([ids(data), meta?.total], [ids(wanted), wanted.length], filter)
  }
})

test('the figures of the overview are those of the scope', async () => {
  const { get } = await embed()
  const read = async ({ get: from }: typeof signedIn) =>
    (await from('/admin/overview')).body.data as unknown as {
      practices: { now: number }
      patients: { now: number }
      activeSubscriptions: { now: number }
      newest: { id: number }[]
      expiring: { total: number; first: { user_id: number }[] }
      joined: { count: number }[]
      subscriptions: { count: number; status: string }[]
      revenue: object[]
    }
  const all = await read(signedIn)
  const own = await read({ ...signedIn, get })
  const patients = async (id: number) => (await signedIn.get(`/admin/patients?doctor_id=${id}`)).body.data.length
  assert.deepEqual([own.practices.now, own.patients.now], [2, (await patients(1)) + (await patients(2))])
  const rows = (await get('/admin/doctor/subscriptions')).body.data
  assert.equal(
    own.subscriptions.reduce((sum, { count }) => sum + count, 0),
    rows.length,
  )
  assert.equal(own.activeSubscriptions.now, rows.filter(({ status }) => status === 'active').length)
  assert.ok(own.joined.reduce((sum, { count }) => sum + count, 0) <= 2)
  assert.deepEqual(ids(own.newest), [1, 2])
  assert.ok(own.expiring.first.every(({ user_id }) => [1, 2].includes(user_id)))
  // A session of all doctors sees the same figures as an admin, and the figures of a scope are not kept for others.
  assert.deepEqual(await read({ ...signedIn, get: (await embed({ doctor_ids: 'all' })).get }), all)
  assert.deepEqual(await read(signedIn), all)
  assert.ok(all.practices.now > 2)
})

test('a revoked key opens nothing, and its sessions end at once', async () => {
  const created = (await signedIn.post('/admin/portal-keys', { name: 'Short-lived' })).body.data as unknown as {
    id: number
    secret: string
  }
  const opened = await askSession({}, app, created.secret)
  const { get } = createCalls(app, (opened.body.data as unknown as { token: string }).token)
  assert.equal((await get('/admin/doctors')).status, 200)
  assert.equal((await signedIn.post('/admin/portal-keys/revoke', { key_id: created.id })).status, 200)
  assert.equal((await get('/admin/doctors')).status, 401)
  assert.equal((await askSession({}, app, created.secret)).status, 401)
  assert.equal((await signedIn.post('/admin/portal-keys/revoke', { key_id: created.id })).status, 404)
  const both = (await auditOf(database, 'portal-key', created.id)).map(({ action, ...entry }) => [
    'adminId' in entry && entry.adminId,
    action,
  ])
  assert.deepEqual(both, [
    [1, 'portal-key-created'],
    [1, 'portal-key-revoked'],
  ])
})

test('superadmins see the keys with their last use and without their secrets; admins and portals do not', async () => {
  await askSession()
  const { body } = await signedIn.get('/admin/portal-keys')
  const [key] = (body.data as unknown as { id: number; last_four: string; usedAt: string }[]).filter(({ id }) => id === keyId)
  assert.deepEqual([key?.last_four, key?.usedAt], [secret.slice(-4), today.toISOString()])
  assert.ok(!JSON.stringify(body).includes(secret))
  for (const calls of [await signIn(admin), await embed()]) {
    assert.equal((await calls.get('/admin/portal-keys')).status, 403)
    assert.equal((await calls.post('/admin/portal-keys', { name: 'Mine' })).status, 403)
    assert.equal((await calls.post('/admin/portal-keys/revoke', { key_id: keyId })).status, 403)
  }
  assert.deepEqual((await (await signIn(superadmin)).post('/admin/portal-keys', { name: ' ' })).body.fields, { name: 'required' })
})

test('every change of an embed session is in the audit, with the portal and its user', async () => {
  const { post, patch, get } = await embed()
  const who = { portalKeyId: keyId, portalUserId: 'u-7', portalUserName: 'Mara Lindqvist', doctorId: 1 }
  const entriesOf = async (subject: string, id: number) =>
    (await auditOf(database, subject, id)).map(({ at: _at, reason: _reason, before: _before, after: _after, ...entry }) => entry)
  assert.equal((await post('/admin/doctor/profile?doctor_id=1', formOf({ practice_name: 'Renamed' }))).status, 200)
  const credentials = { user_id: 1, email: 'renamed@practice.test', phone: '+15550100', password: 'secret-1' }
  assert.equal((await patch('/admin/update/email/password', credentials)).status, 200)
  assert.equal((await post('/admin/doctor/subscription', { user_id: 1, subscriptionPlan: 'basic' })).status, 200)
  assert.deepEqual(await entriesOf('doctor', 1), [
    { ...who, action: 'doctor-profile' },
    { ...who, action: 'doctor-credentials' },
    { ...who, action: 'doctor-plan-basic' },
  ])
  const [active] = (await get('/admin/doctor/subscriptions?doctor_id=1&status=active')).body.data
  const change = { subscription_id: active!.id, user_id: 1, status: 'canceled', reason: 'Because' }
  assert.equal((await post('/admin/subscription/status/change', change)).status, 200)
  assert.deepEqual(await entriesOf('subscription', active!.id), [{ ...who, action: 'subscription-canceled' }])
})

test("a repeated request of one user is not another user's", async () => {
  const headers = { 'idempotency-key': 'the same' }
  const body = { user_id: 2, subscriptionPlan: 'standard' }
  for (const id of ['a', 'a', 'b']) {
    const { post } = await embed({ subject: { id, name: id } })
    assert.equal((await post('/admin/doctor/subscription', body, headers)).status, 200)
  }
  const { post } = await embed({ subject: { id: 'c', name: 'c' } })
  assert.equal((await post('/admin/doctor/subscription', { ...body, subscriptionPlan: 'basic' }, headers)).status, 200)
})

test('an element gives its own calls only', async () => {
  const { get, post } = await embed({ elements: ['doctor-subscriptions'] })
  assert.equal((await get('/admin/doctor/subscriptions')).status, 200)
  for (const path of ['/admin/doctors', '/admin/doctor?doctor_id=1', '/admin/patients', '/admin/patient?patient_id=1', '/admin/overview'])
    assert.deepEqual((await get(path)).body.code, 'forbidden', path)
  assert.equal((await post('/admin/doctor/subscription', { user_id: 1, subscriptionPlan: 'basic' })).status, 403)
})

test('pictures: a signed link of the scope opens, and none for another picture can be made from it', async () => {
  const { get } = await embed()
  const own = (await get('/admin/doctors')).body.data.find(({ profile_picture }) => profile_picture)
  const others = (await signedIn.get('/admin/doctors')).body.data.filter(({ id, profile_picture }) => id > 2 && profile_picture)
  const other = others.find(({ profile_picture }) => new URL(profile_picture!).pathname !== new URL(own!.profile_picture!).pathname)
  const link = new URL(own!.profile_picture!)
  assert.equal((await app.inject(link.pathname + link.search)).statusCode, 200)
  const wanted = new URL(other!.profile_picture!).pathname
  assert.equal((await app.inject(wanted + link.search)).statusCode, 404)
  const { token } = (await askSession()).body.data as unknown as { token: string }
  const withToken = await app.inject({ url: wanted, headers: { authorization: `Bearer ${token}` } })
  assert.equal(withToken.statusCode, 422)
})

test('an embed token of a session that is not stored is none', async () => {
  await database.delete(embedSessions).where(eq(embedSessions.portalKeyId, keyId))
  assert.equal((await createCalls(app, 'pe_embed_guess').get('/admin/doctors')).status, 401)
})
