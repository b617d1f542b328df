import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { passwordMatches } from '../../demo/server/auth/passwords.ts'
import { doctors } from '../../demo/server/database/schema.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { formOf, openDemoApp, today } from '../support/server/demo-app.ts'
import type { DoctorDetails, Subscription } from '../support/server-types.ts'

const { signedIn, signedOut, database } = await openDemoApp()

const read = async (id: number): Promise<DoctorDetails> => (await signedIn.get(`/admin/doctor?doctor_id=${id}`)).body.data
const stored = async (id: number) => (await database.select().from(doctors).where(eq(doctors.id, id)))[0]!
const save = (id: number, fields: Record<string, string>) => signedIn.post(`/admin/doctor/profile?doctor_id=${id}`, formOf(fields))
const change = (body: object) => signedIn.patch('/admin/update/email/password', body)
const setPlan = (body: object, headers = {}) => signedIn.post('/admin/doctor/subscription', body, headers)
const subscriptionsOf = async (id: number): Promise<Subscription[]> =>
  (await signedIn.get(`/admin/doctor/subscriptions?doctor_id=${id}`)).body.data

const good = { email: 'new@practice.test', phone: '+1 555 0100', password: 'a secret' }

test('the profile is saved, what was left out stays, an empty text leaves none', async () => {
  const before = await read(12)
  const { status, body } = await save(12, { first_name: ' Zoé ', practice_name: 'Ünder New Name', address: '', isActive: '0' })
  assert.deepEqual([status, body], [200, { success: true, message: 'Details updated successfully!..' }])
  const changed = { first_name: 'Zoé', practice_name: 'Ünder New Name', address: null, isActive: 0, version: 2 }
  const link = { profile_picture: (await read(12)).profile_picture }
  assert.deepEqual(await read(12), { ...before, ...changed, ...link })
  assert.deepEqual(
    (await signedIn.get('/admin/doctors?q=zoe under')).body.data.map(({ id }) => id),
    [12],
  )
  const { first_name, practice_name, address } = before
  const entry = { at: today, adminId: 1, doctorId: 12, action: 'doctor-profile', reason: null }
  const old = { first_name, practice_name, address, isActive: true }
  const now = { first_name: 'Zoé', practice_name: 'Ünder New Name', address: null, isActive: false }
  assert.deepEqual(await auditOf(database, 'doctor', 12), [{ ...entry, before: old, after: now }])
})

test('a new email and a new password of the profile are credentials: hashed, and in the audit', async () => {
  const before = await read(13)
  assert.equal((await save(13, { email: 'Chidinma.New@lekki.test', password: 'a secret', confirm_password: 'a secret' })).status, 200)
  const { passwordHash, email } = await stored(13)
  assert.equal(email, 'Chidinma.New@lekki.test')
  assert.match(passwordHash!, /^\$argon2id\$/)
  assert.ok(await passwordMatches(passwordHash!, 'a secret'))
  const entry = { at: today, adminId: 1, doctorId: 13, action: 'doctor-credentials', reason: null }
  const changed = { before: { email: before.email }, after: { email, password: true } }
  assert.deepEqual(await auditOf(database, 'doctor', 13), [{ ...entry, ...changed }])
  await save(13, { email: 'Chidinma.New@lekki.test', password: '', confirm_password: '', phone: '1' })
  assert.equal((await stored(13)).passwordHash, passwordHash)
  assert.deepEqual(
    (await auditOf(database, 'doctor', 13)).map(({ action }) => action),
    ['doctor-credentials', 'doctor-profile'],
  )
})

const refusedProfiles: [title: string, fields: Record<string, string>, faults: Record<string, string>][] = [
  ['blank names', { first_name: ' ', last_name: '' }, { first_name: 'required', last_name: 'required' }],
  ['no email', { email: ' ' }, { email: 'required' }],
  ['an email of another form', { email: 'a@b' }, { email: 'invalid' }],
  ['a short password', { password: '12345', confirm_password: '12345' }, { password: 'too-short' }],
  ['another confirmation', { password: 'a secret', confirm_password: 'secreT' }, { confirm_password: 'mismatch' }],
  ['no confirmation', { password: 'a secret' }, { confirm_password: 'mismatch' }],
  ['another status', { isActive: '2' }, { isActive: 'invalid' }],
  ['an email of another doctor', { email: 'OLIVIA@harborlight.test' }, { email: 'taken' }],
  ['too long a text', { first_name: 'x'.repeat(101), description: 'x'.repeat(5001) }, { first_name: 'invalid', description: 'invalid' }],
  ['a text without end', { description: 'x'.repeat(100_000) }, { description: 'invalid' }],
]
for (const [title, fields, faults] of refusedProfiles) {
  test(`${title} in a profile is refused, its fields named, nothing saved`, async () => {
    const before = await stored(14)
    const { status, body } = await save(14, { practice_name: 'Never saved', ...fields })
    assert.deepEqual([status, body.code, body.fields], [422, 'validation', faults])
    assert.deepEqual(await stored(14), before)
  })
}

test('a profile that is no form, a broken form and an unknown doctor are refused', async () => {
  const path = '/admin/doctor/profile?doctor_id=14'
  assert.equal((await signedIn.post(path, { first_name: 'Json' })).status, 415)
  assert.equal((await signedIn.post(path)).status, 415)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  assert.equal((await signedIn.post(path, '--x\r\ncontent-disposition: form-data; name="first_name"\r\n\r\nHalf', headers)).status, 400)
  assert.equal((await signedIn.post(path, 'x', { 'content-type': 'multipart/form-data' })).status, 400)
  assert.equal((await save(2_000_000_000, { first_name: 'Nobody' })).body.code, 'not-found')
  assert.deepEqual((await signedIn.post('/admin/doctor/profile', formOf({ a: 'b' }))).body.fields, { doctor_id: 'required' })
})

test('credentials are changed at once, hashed, with an audit entry', async () => {
  const before = await read(15)
  const { status, body } = await change({ user_id: 15, ...good, email: ' new@practice.test ' })
  assert.deepEqual([status, body], [200, { success: true }])
  const { email, phone, countryCode, passwordHash } = await stored(15)
  assert.deepEqual([email, phone], [good.email, good.phone])
  assert.ok(await passwordMatches(passwordHash!, good.password))
  const entry = { at: today, adminId: 1, doctorId: 15, action: 'doctor-credentials', reason: null }
  const old = { email: before.email, phone: before.phone, countryCode: before.countryCode }
  assert.deepEqual(await auditOf(database, 'doctor', 15), [{ ...entry, before: old, after: { email, phone, countryCode, password: true } }])
})

test('a phone of another country takes the place of the country code, too', async () => {
  const { countryCode } = await stored(19)
  assert.ok(countryCode)
  for (const [phone, code] of [
    [`${countryCode} 555 0100`, countryCode],
    ['555 0100', countryCode],
    [countryCode.replace('+', '00') + ' 555 0100', countryCode],
    ['+359 2 555 0100', null],
  ] as const) {
    assert.equal((await change({ user_id: 19, ...good, email: 'nineteen@practice.test', phone })).status, 200)
    assert.equal((await read(19)).countryCode, code, phone)
  }
})

const refusedCredentials: [title: string, body: object, faults: Record<string, string>][] = [
  ['nothing', { email: '', phone: ' ', password: '' }, { email: 'required', phone: 'required', password: 'required' }],
  ['an email that is none', { email: 'nobody' }, { email: 'invalid' }],
  ['a phone without a digit', { phone: 'abc' }, { phone: 'invalid' }],
  ['a short password', { password: '12345' }, { password: 'too-short' }],
  ['a taken email, in another case', { email: 'Olivia@HarborLight.test' }, { email: 'taken' }],
  ['a missing field', { phone: undefined }, { phone: 'required' }],
]
for (const [title, fields, faults] of refusedCredentials) {
  test(`${title} as credentials is refused, its fields named, nothing saved`, async () => {
    const before = await stored(16)
    const { status, body } = await change({ user_id: 16, ...good, email: 'other@practice.test', ...fields })
    assert.deepEqual([status, body.fields], [422, faults])
    assert.deepEqual(await stored(16), before)
    assert.deepEqual(await auditOf(database, 'doctor', 16), [])
  })
}

test('of many that want the same email at once, in any case, one gets it', async () => {
  const emails = ['One@race.test', 'one@RACE.test', 'ONE@race.test', 'one@race.test']
  const answers = await Promise.all(emails.map((email, index) => change({ user_id: 20 + index, ...good, email })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422])
  for (const { status, body } of answers) if (status === 422) assert.deepEqual(body.fields, { email: 'taken' })
})

test('another plan ends the active subscription and opens one at its price, in the same currency', async () => {
  // Doctor 8 pays in Indian rupees (INR).
  const before = await subscriptionsOf(8)
  const { subscriptionPlan: presentPlan } = await read(8)
  const plan = presentPlan === 'premium' ? 'standard' : 'premium'
  assert.equal((await setPlan({ user_id: 8, subscriptionPlan: plan })).status, 200)
  const [added, ...others] = await subscriptionsOf(8)
  const { amount, currency, status, createdAt, end_date, stripe_payment_intent_id } = added!
  assert.deepEqual([added!.plan, amount, currency, status], [plan, plan === 'premium' ? 10499 : 6499, 'INR', 'active'])
  assert.equal(createdAt, today.toISOString())
  assert.equal(end_date, new Date(today.getTime() + 365 * 86_400_000).toISOString())
  assert.equal(stripe_payment_intent_id, null)
  assert.equal(others.length, before.length)
  for (const row of others) {
    const was = before.find(({ id }) => id === row.id)!
    if (was.status === 'active') assert.deepEqual([row.status, row.end_date], ['expired', today.toISOString()])
    else assert.deepEqual([row.status, row.end_date], [was.status, was.end_date])
  }
  assert.equal((await read(8)).subscriptionPlan, plan)
  const entry = { at: today, adminId: 1, doctorId: 8, action: `doctor-plan-${plan}`, reason: null }
  assert.deepEqual(await auditOf(database, 'doctor', 8), [{ ...entry, before: { plan: presentPlan }, after: { plan } }])
})

test('what was active ends with the change', async () => {
  const active = (await subscriptionsOf(1)).filter(({ status }) => status === 'active')
  assert.equal(active.length, 1)
  await setPlan({ user_id: 1, subscriptionPlan: 'basic' })
  const ended = (await subscriptionsOf(1)).find(({ id }) => id === active[0]!.id)!
  assert.deepEqual([ended.status, ended.end_date], ['expired', today.toISOString()])
})

test('the plan a doctor has already opens nothing', async () => {
  const before = await subscriptionsOf(9)
  const { subscriptionPlan } = await read(9)
  assert.equal((await setPlan({ user_id: 9, subscriptionPlan })).status, 200)
  assert.equal((await subscriptionsOf(9)).length, before.length)
  assert.deepEqual(await auditOf(database, 'doctor', 9), [])
})

test('plans may change back and forth within a moment, and free has no end', async () => {
  for (const subscriptionPlan of ['basic', 'premium', 'free', 'standard', 'free']) await setPlan({ user_id: 10, subscriptionPlan })
  const rows = await subscriptionsOf(10)
  const active = rows.filter(({ status }) => status === 'active')
  assert.deepEqual(
    active.map(({ plan, amount, end_date }) => [plan, amount, end_date]),
    [['free', 0, null]],
  )
})

test('the same change at the same time opens one subscription', async () => {
  const before = await subscriptionsOf(17)
  const subscriptionPlan = (await read(17)).subscriptionPlan === 'basic' ? 'premium' : 'basic'
  await Promise.all(Array.from({ length: 5 }, () => setPlan({ user_id: 17, subscriptionPlan })))
  assert.equal((await subscriptionsOf(17)).length, before.length + 1)
})

test('the same Idempotency-Key changes the plan once', async () => {
  const headers = { 'idempotency-key': 'plan' }
  const first = (await read(18)).subscriptionPlan === 'basic' ? 'premium' : 'basic'
  await setPlan({ user_id: 18, subscriptionPlan: first }, headers)
  await setPlan({ user_id: 18, subscriptionPlan: 'free' })
  assert.equal((await setPlan({ user_id: 18, subscriptionPlan: first }, headers)).status, 200)
  assert.equal((await read(18)).subscriptionPlan, 'free')
})

test('an unknown doctor and an unknown plan are refused', async () => {
  assert.equal((await setPlan({ user_id: 2_000_000_000, subscriptionPlan: 'basic' })).status, 404)
  assert.equal((await change({ user_id: 2_000_000_000, ...good, email: 'x@y.test' })).status, 404)
  const { status, body } = await setPlan({ user_id: 1, subscriptionPlan: 'gold' })
  assert.deepEqual([status, body.fields], [422, { subscriptionPlan: 'invalid' }])
})

test('signed out, nothing changes', async () => {
  assert.equal((await signedOut.post('/admin/doctor/profile?doctor_id=1', formOf({ first_name: 'X' }))).status, 401)
  assert.equal((await signedOut.patch('/admin/update/email/password', { user_id: 1, ...good })).status, 401)
  assert.equal((await signedOut.post('/admin/doctor/subscription', { user_id: 1, subscriptionPlan: 'free' })).status, 401)
  assert.equal((await read(1)).first_name, 'Olivia')
})
