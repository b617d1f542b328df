import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Check } from 'typebox/schema'
import { AdminProfile, adminSorts, listAdminsSchema } from '../../src/core/contract/admins.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { admin, formOf, openDemoApp, superadmin, today } from '../support/server/demo-app.ts'
import type { AdminListItem } from '../support/server-types.ts'

const { signedIn, signedOut, signIn, database, mails } = await openDemoApp()
const asAdmin = await signIn(admin)

const list = async (query = '') => {
  const { status, body } = await signedIn.get(`/admin/list${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  assert.ok(Check(listAdminsSchema.response[200], body))
  return body as { data: AdminListItem[]; meta?: { total: number; page: number; page_size: number } }
}
const good = { first_name: 'Ása', last_name: 'Newman', email: 'Asa@practice.test', password: 'a secret', role: 'admin' }
const create = (body: object, headers = {}) => signedIn.post('/admin/create', body, headers)
const save = (fields: Record<string, string>) => asAdmin.post('/admin/profile', formOf(fields))
const profile = async (): Promise<AdminProfile> => (await asAdmin.get('/admin/profile')).body.data

test('the list has every admin, newest first, and no secrets', async () => {
  const { data, meta } = await list()
  assert.deepEqual(
    data.map(({ email }) => email),
    [admin.email, superadmin.email],
  )
  assert.equal(meta, undefined)
  assert.ok(!JSON.stringify(data).includes('argon2'))
})

test('it is paged, sorted and searched like the others', async () => {
  const { data, meta } = await list('?page_size=1&page=2&sort=name')
  assert.deepEqual(
    [data.map(({ first_name }) => first_name), meta],
    [['Samuel'], { total: 2, page: 2, page_size: 1, sort: 'name', order: 'asc' }],
  )
  for (const sort of adminSorts) {
    const ids = async (order: string) => (await list(`?sort=${sort}&order=${order}`)).data.map(({ id }) => id)
    assert.deepEqual(await ids('asc'), (await ids('desc')).reverse())
  }
  for (const search of ['nadia', 'FERRANTE nadia', 'superadmin@']) {
    assert.deepEqual(
      (await list(`?q=${search}`)).data.map(({ email }) => email),
      [superadmin.email],
      search,
    )
  }
  assert.equal((await signedIn.get('/admin/list?sort=role')).status, 422)
})

test('an admin may neither list nor create admins, whatever the request says', async () => {
  for (const { status, body } of [
    await asAdmin.get('/admin/list'),
    await asAdmin.get('/admin/list?sort=nothing'),
    await asAdmin.post('/admin/create', good),
    await asAdmin.post('/admin/create', {}),
  ])
    assert.deepEqual([status, body.code], [403, 'forbidden'])
  for (const { status } of [await signedOut.get('/admin/list'), await signedOut.post('/admin/create', good)]) assert.equal(status, 401)
  assert.equal((await list()).data.length, 2)
})

test('a created admin can sign in, as an admin, and the audit tells who made it', async () => {
  const { status, body } = await create({ ...good, first_name: '  Ása ', city: 'Reykjavík', country: '', description: 'New' })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), ['success', 'message'])
  const [added] = (await list('?q=asa newman')).data
  assert.deepEqual([added?.first_name, added?.email, added?.createdAt], ['Ása', good.email, today.toISOString()])
  const session = await signIn({ ...good, email: 'asa@PRACTICE.test' })
  const { data } = (await session.get('/admin/profile')).body
  assert.deepEqual([data.role, data.city, data.country, data.description], ['admin', 'Reykjavík', null, 'New'])
  assert.equal((await session.get('/admin/list')).status, 403)
  assert.deepEqual(await auditOf(database, 'admin', added!.id), [{ at: today, adminId: 1, action: 'admin-created', reason: null }])
})

const refused: [title: string, body: object, faults: Record<string, string>][] = [
  [
    'nothing',
    { first_name: ' ', last_name: '', email: '', password: '' },
    { first_name: 'required', last_name: 'required', email: 'invalid', password: 'too-short' },
  ],
  ['a short password', { password: '12345' }, { password: 'too-short' }],
  ['an email without @ and .', { email: 'nobody' }, { email: 'invalid' }],
  ['an email of another admin', { email: 'ADMIN@Practice.test' }, { email: 'taken' }],
  ['another role', { role: 'superadmin' }, { role: 'invalid' }],
  ['no role', { role: undefined }, { role: 'required' }],
  ['missing fields', { first_name: undefined, email: undefined }, { first_name: 'required', email: 'required' }],
]
for (const [title, fields, faults] of refused) {
  test(`${title}: no admin is made, and the fields are named`, async () => {
    const { status, body } = await create({ ...good, email: 'other@practice.test', ...fields })
    assert.deepEqual([status, body.code, body.fields], [422, 'validation', faults])
  })
}

test('of many with the same email at once, in any case, one is made', async () => {
  const emails = ['Same@race.test', 'same@RACE.test', 'SAME@race.test', 'same@race.test']
  const answers = await Promise.all(emails.map((email) => create({ ...good, email })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422])
  for (const { status, body } of answers) if (status === 422) assert.deepEqual(body.fields, { email: 'taken' })
  assert.equal((await list('?q=same@race.test')).meta?.total, 1)
})

test('the same Idempotency-Key makes one admin, and keeps no password', async () => {
  const headers = { 'idempotency-key': 'create' }
  const body = { ...good, email: 'once@practice.test' }
  for (const { status } of [await create(body, headers), await create(body, headers)]) assert.equal(status, 200)
  assert.equal((await create(body)).status, 422)
})

test('the own profile is saved and answered; what is left out stays', async () => {
  const before = await profile()
  const { status, body } = await save({ first_name: ' Zoë ', city: '', description: 'ש' })
  assert.equal(status, 200)
  assert.ok(Check(AdminProfile, body.data))
  assert.deepEqual(body.data, { ...before, first_name: 'Zoë', city: null, description: 'ש', version: 2 })
  assert.deepEqual(await profile(), body.data)
  assert.deepEqual(
    (await list('?q=zoe')).data.map(({ email }) => email),
    [admin.email],
  )
  assert.deepEqual(await auditOf(database, 'admin', 2), [
    {
      at: today,
      adminId: 2,
      action: 'admin-profile',
      reason: null,
      before: { first_name: before.first_name, city: before.city, description: before.description },
      after: { first_name: 'Zoë', city: null, description: 'ש' },
    },
  ])
  await save({ first_name: 'Zoë' })
  assert.equal((await auditOf(database, 'admin', 2)).length, 1)
})

test('a role or an id in the form changes nothing', async () => {
  await save({ role: 'superadmin', id: '1', password: 'hacked' })
  assert.equal((await profile()).role, 'admin')
  await signIn(admin)
})

test('blank names, an email that is none and a taken one are refused, nothing saved', async () => {
  const before = await profile()
  const cases: [Record<string, string>, object][] = [
    [
      { first_name: ' ', last_name: '', email: 'none' },
      { first_name: 'required', last_name: 'required', email: 'invalid' },
    ],
    [{ email: superadmin.email.toUpperCase() }, { email: 'taken' }],
    [{ city: 'x'.repeat(101) }, { city: 'invalid' }],
    [{ description: 'a\0b' }, {}],
  ]
  for (const [fields, faults] of cases) {
    const { status, body } = await save({ country: 'Nowhere', ...fields })
    assert.deepEqual([status, body.fields ?? {}], [422, faults])
  }
  assert.deepEqual(await profile(), before)
})

test('a new email of the own profile needs its code; the other fields are saved at once', async () => {
  const { status, body } = await save({ city: 'Delft', email: 'moved@practice.test' })
  assert.deepEqual([status, body.confirm_email], [200, 'moved@practice.test'])
  assert.deepEqual([(await profile()).email, (await profile()).city], [admin.email, 'Delft'])
  const { to, text } = mails.at(-1)!
  assert.equal(to, 'moved@practice.test')
  const otp = /^(\d{6})$/m.exec(text)![1]!
  assert.equal((await asAdmin.post('/admin/confirm/otp', { otp })).status, 200)
  await signIn({ ...admin, email: 'Moved@practice.test' })
  const emails = { before: { email: admin.email }, after: { email: 'moved@practice.test' } }
  assert.deepEqual((await auditOf(database, 'admin', 2)).at(-1), { at: today, adminId: 2, action: 'admin-email', reason: null, ...emails })
})

test('the own email in another spelling needs no code; a new one must be real, and nothing is saved or mailed', async () => {
  const sent = mails.length
  const { email } = await profile()
  const { status, body } = await save({ email: ` ${email.toUpperCase()} ` })
  assert.deepEqual([status, body.confirm_email], [200, undefined])
  for (const other of ['.', '@', 'moved@practice']) {
    const { status, body } = await save({ city: 'Gouda', email: other })
    assert.deepEqual([status, body.fields], [422, { email: 'invalid' }], other)
  }
  assert.deepEqual([mails.length, (await profile()).city], [sent, 'Delft'])
})

test('a sixth new email within an hour is refused, and nothing is saved', async () => {
  for (let index = 1; index < 5; index++) assert.equal((await save({ email: `rate-${index}@practice.test` })).status, 200)
  const { status, body } = await save({ city: 'Gouda', email: 'rate-6@practice.test' })
  assert.deepEqual([status, body.code, (await profile()).city], [429, 'too-many-requests', 'Delft'])
})
