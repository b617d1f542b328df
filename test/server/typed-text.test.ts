import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { hash } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { admins, doctors } from '../../demo/server/database/schema.ts'
import { admin, formOf, openDemoApp } from '../support/server/demo-app.ts'

const { signedIn, signedOut, signIn, database, mails } = await openDemoApp()

const names = { first_name: 'Ada', last_name: 'Lovelace' }
const create = (texts: Record<string, string>) =>
  signedIn.post('/admin/create', { ...names, password: 'analytical', role: 'admin', email: 'ada@practice.test', ...texts })
const adminWith = async (email: string) => {
  const [found] = await database.select().from(admins).where(eq(admins.email, email))
  return found
}
const forms = {
  'the own profile': '/admin/profile',
  "a doctor's profile": '/admin/doctor/profile?doctor_id=5',
}
const shown = {
  'the own profile': async () => (await signedIn.get('/admin/profile')).body.data,
  "a doctor's profile": async () => (await signedIn.get('/admin/doctor?doctor_id=5')).body.data,
}

test('invisible characters are removed from a new admin, and lines become spaces', async () => {
  const texts = {
    first_name: '\u202eA\u200bda',
    last_name: '\u0645\u06cc\u200c\u062e',
    email: 'a\u200bda-1@practice.test',
    city: 'New\nYork\u2069',
  }
  assert.equal((await create({ ...texts, address: '1 Street\nTown', country: '\u200b' })).status, 200)
  const { firstName, lastName, city, address, country } = (await adminWith('ada-1@practice.test'))!
  assert.deepEqual([firstName, lastName, city, address, country], ['Ada', '\u0645\u06cc\u200c\u062e', 'New York', '1 Street\nTown', null])
})

test('a name of a new admin that shows nothing is missing', async () => {
  for (const blank of ['\u200b', '\u202e\u2069', '\u3164', '\ufeff ']) {
    const { status, body } = await create({ first_name: blank, last_name: blank })
    assert.deepEqual([status, body.fields], [422, { first_name: 'required', last_name: 'required' }])
  }
})

for (const [where, path] of Object.entries(forms) as [keyof typeof forms, string][]) {
  test(`invisible characters are removed from ${where}`, async () => {
    const saved = await signedIn.post(
      path,
      formOf({ first_name: 'M\u200bax\u2066', last_name: '\ufeffWeiss', description: ' \u200fone\t' }),
    )
    assert.equal(saved.status, 200)
    const { first_name, last_name, description } = await shown[where]()
    assert.deepEqual([first_name, last_name, description], ['Max', 'Weiss', '\u200fone'])
  })

  test(`a name that shows nothing is refused for ${where}`, async () => {
    const { status, body } = await signedIn.post(path, formOf({ first_name: '\u200b', last_name: '\u2060\u200f' }))
    assert.deepEqual([status, body.fields], [422, { first_name: 'required', last_name: 'required' }])
  })

  test(`an email with white space inside is refused for ${where}`, async () => {
    for (const email of ['a b@practice.test', 'a@practice.test\nb@practice.test', 'a\u2003@practice.test']) {
      const { status, body } = await signedIn.post(path, formOf({ email }))
      assert.deepEqual([status, body.fields], [422, { email: 'invalid' }], email)
    }
  })
}

test('a phone copied with marks of direction loses them', async () => {
  const body = { user_id: 6, email: 'six@practice.test', phone: '\u202a+1 207 555 0142\u202c', password: 'a password' }
  assert.equal((await signedIn.patch('/admin/update/email/password', body)).status, 200)
  const [doctor] = await database.select().from(doctors).where(eq(doctors.id, 6))
  assert.equal(doctor?.phone, '+1 207 555 0142')
})

test('a reason that shows nothing is missing', async () => {
  const [subscription] = (await signedIn.get('/admin/doctor/subscriptions?status=active')).body.data
  const change = { subscription_id: subscription!.id, user_id: subscription!.user_id, status: 'canceled', reason: '\u200b\u2060' }
  const { status, body } = await signedIn.post('/admin/subscription/status/change', change)
  assert.deepEqual([status, body.fields], [422, { reason: 'required' }])
})

test('emails are the same in every form of their letters', async () => {
  assert.equal((await create({ email: 'zoe\u0308@practice.test', password: 'analytical' })).status, 200)
  assert.ok(await adminWith('zo\u00eb@practice.test'))
  const again = await create({ email: 'ZO\u00cb@practice.test' })
  assert.deepEqual([again.status, again.body.fields], [422, { email: 'taken' }])
  await signIn({ email: ' zoe\u0308@\u200bpractice.test', password: 'analytical' })
  await signIn({ email: 'zo\u00eb@practice.test', password: 'analytical' })
})

test('stored emails get the form in which they are compared, unless two accounts would then have one', async () => {
  const person = { firstName: 'Ada', lastName: 'Lovelace', passwordHash: 'x', role: 'admin' as const, nameKey: '', searchKey: '' }
  const emails = ['u\u0308ber@practice.test', 'E\u0301mile@practice.test', '\u00e9mile@practice.test']
  await database.insert(admins).values(emails.map((email) => ({ ...person, email })))
  const file = new URL('../../demo/server/database/migrations/0011_nfc_emails.sql', import.meta.url)
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint')) await database.execute(sql.raw(statement))
  const found = await Promise.all(['\u00fcber@practice.test', emails[1]!, emails[2]!].map(adminWith))
  assert.ok(found.every(Boolean))
})

test('passwords are the same in every form of their letters', async () => {
  await create({ email: 'forms@practice.test', password: 'p\u00e4ss\uff11\ufb01' })
  for (const password of ['p\u00e4ss\uff11\ufb01', 'pa\u0308ss1fi']) await signIn({ email: 'forms@practice.test', password })
  const wrong = await signedOut.post('/admin/login', { email: 'forms@practice.test', password: 'pass1fi' })
  assert.equal(wrong.body.code, 'wrong-credentials')
})

test('a password hashed as typed still signs in, is hashed again, and keeps the version of the profile', async () => {
  const password = 'pa\u0308ssword'
  await database
    .update(admins)
    .set({ passwordHash: await hash(password), version: 7 })
    .where(eq(admins.email, admin.email))
  const before = await adminWith(admin.email)
  await assert.rejects(signIn({ email: admin.email, password: 'p\u00e4ssword' }))
  await Promise.all([1, 2, 3].map(() => signIn({ email: admin.email, password })))
  const after = await adminWith(admin.email)
  assert.notEqual(after?.passwordHash, before?.passwordHash)
  assert.equal(after?.version, 7)
  await signIn({ email: admin.email, password: 'p\u00e4ssword' })
  await signIn({ email: admin.email, password })
  assert.equal((await adminWith(admin.email))?.passwordHash, after.passwordHash)
})

test('an old password hashed as typed can be changed', async () => {
  const password = '\uff50assword of old'
  await create({ email: 'old@practice.test', password })
  await database
    .update(admins)
    .set({ passwordHash: await hash(password) })
    .where(eq(admins.email, 'old@practice.test'))
  const calls = await signIn({ email: 'old@practice.test', password })
  await database
    .update(admins)
    .set({ passwordHash: await hash(password) })
    .where(eq(admins.email, 'old@practice.test'))
  assert.equal((await calls.patch('/admin/update/password', { oldPassword: password, newPassword: 'another one' })).status, 200)
  await signIn({ email: 'old@practice.test', password: 'another one' })
})

test('a new password of a doctor is confirmed in another form of its letters', async () => {
  const saved = await signedIn.post(forms["a doctor's profile"], formOf({ password: 'p\u00e4ssword', confirm_password: 'pa\u0308ssword' }))
  assert.equal(saved.status, 200)
})

test('a code is right in the digits of any script', async () => {
  for (const zero of [0x660, 0x966, 0xff10]) {
    await signedIn.patch('/admin/update/email', { email: `digits-${zero}@practice.test` })
    const code = /^(\d{6})$/m.exec(mails.at(-1)!.text)![1]!
    const otp = [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
    assert.equal((await signedIn.post('/admin/confirm/otp', { otp })).status, 200)
  }
})

test('the mail isolates a name that would turn its greeting around', async () => {
  await database.update(admins).set({ firstName: '\u202e\u05e0\u05d5\u05e2\u05d4' }).where(eq(admins.id, 1))
  await signedIn.patch('/admin/update/email', { email: 'greeting@practice.test' })
  assert.match(mails.at(-1)!.text, /^Hello \u2068\u05e0\u05d5\u05e2\u05d4\u2069,/)
})
