import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { otpLifetime, otpTries } from '../../src/core/contract/admins.ts'
import { emailCodes, outbox } from '../../demo/server/database/schema.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { admin, openDemoApp, superadmin, today } from '../support/server/demo-app.ts'

let now = today
const { build, signedIn, signedOut, signIn, database, mails } = await openDemoApp({ clock: () => now })

// Isolate the tests: no test sees the codes of another.
beforeEach(async () => {
  now = today
  await database.delete(emailCodes)
})

const ask = (email: string, calls = signedIn) => calls.patch('/admin/update/email', { email })
const confirm = (otp: string, calls = signedIn) => calls.post('/admin/confirm/otp', { otp })
const lastCode = () => /^(\d{6})$/m.exec(mails.at(-1)!.text)![1]!
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const emailOf = async () => (await signedIn.get('/admin/profile')).body.data.email
const refusal = async (answer: ReturnType<typeof confirm>) => {
  const { status, body } = await answer
  return [status, body.code]
}

test('the code goes to the new address, and the email changes when it is confirmed', async () => {
  assert.equal((await ask(' New.Me@practice.test ')).status, 200)
  const { to, subject, text } = mails.at(-1)!
  assert.equal(to, 'New.Me@practice.test')
  assert.equal(subject, 'Confirm your email for Practice Elements')
  assert.match(text, /good for 10 minutes/)
  assert.equal(await emailOf(), superadmin.email)
  assert.deepEqual((await confirm(lastCode())).body, { success: true })
  assert.equal(await emailOf(), 'New.Me@practice.test')
  await signIn({ ...superadmin, email: 'new.me@practice.test' })
  assert.deepEqual(await auditOf(database, 'admin', 1), [
    {
      at: now,
      adminId: 1,
      action: 'admin-email',
      reason: null,
      before: { email: superadmin.email },
      after: { email: 'New.Me@practice.test' },
    },
  ])
  const { body } = await signedIn.get('/admin/list?q=new.me')
  assert.equal(body.data.length, 1)
})

test('the own email in any spelling is refused, and no code is sent', async () => {
  const sent = mails.length
  const own = await emailOf()
  for (const email of [own, own.toUpperCase(), ` ${own}\u200b`]) {
    const { status, body } = await ask(email)
    assert.deepEqual([status, body.code, body.fields], [422, 'validation', { email: 'unchanged' }], email)
  }
  assert.equal(mails.length, sent)
})

test('a code is stored as a keyed hash only, and is six digits by chance', async () => {
  const codes = new Set<string>()
  for (let index = 0; index < 5; index++) {
    await ask(`chance-${index}@practice.test`)
    codes.add(lastCode())
  }
  assert.ok(codes.size >= 4)
  const rows = JSON.stringify(await database.select().from(emailCodes))
  for (const code of codes) assert.ok(!rows.includes(code))
})

test('a code works once', async () => {
  await ask('once@practice.test')
  assert.equal((await confirm(lastCode())).status, 200)
  assert.deepEqual(await refusal(confirm(lastCode())), [400, 'otp-used-up'])
})

test('a wrong code is told, and the right one still works', async () => {
  await ask('wrong@practice.test')
  assert.deepEqual(await refusal(confirm(otherThan(lastCode()))), [400, 'otp-wrong'])
  assert.equal((await confirm(lastCode())).status, 200)
})

test('after five tries the code is used up, even the right one', async () => {
  await ask('tries@practice.test')
  const code = lastCode()
  for (let tries = 0; tries < otpTries; tries++) assert.deepEqual(await refusal(confirm(otherThan(code))), [400, 'otp-wrong'])
  assert.deepEqual(await refusal(confirm(code)), [400, 'otp-used-up'])
  assert.notEqual(await emailOf(), 'tries@practice.test')
})

test('tries at the same time do not slip past the limit', async () => {
  await ask('storm@practice.test')
  const wrong = otherThan(lastCode())
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(wrong)))
  assert.equal(answers.filter(({ body }) => body.code === 'otp-wrong').length, otpTries)
  assert.equal(answers.filter(({ body }) => body.code === 'otp-used-up').length, 12 - otpTries)
})

test('the right code, sent many times at once, acts once', async () => {
  await ask('twice@practice.test')
  const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(lastCode())))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400])
})

test('a code expires after ten minutes', async () => {
  await ask('late@practice.test')
  const asked = now
  now = new Date(asked.getTime() + otpLifetime * 60_000 - 1)
  assert.deepEqual(await refusal(confirm(otherThan(lastCode()))), [400, 'otp-wrong'])
  now = new Date(asked.getTime() + otpLifetime * 60_000)
  assert.deepEqual(await refusal(confirm(lastCode())), [400, 'otp-expired'])
})

test('a new code replaces the old one', async () => {
  await ask('first@practice.test')
  const first = lastCode()
  await ask('second@practice.test')
  assert.deepEqual(await refusal(confirm(first)), [400, 'otp-wrong'])
  assert.equal((await confirm(lastCode())).status, 200)
  assert.equal(await emailOf(), 'second@practice.test')
})

test("a code is nobody else's", async () => {
  const other = await signIn(admin)
  await ask('mine@practice.test')
  assert.deepEqual(await refusal(confirm(lastCode(), other)), [400, 'otp-used-up'])
  await ask('theirs@practice.test', other)
  const theirs = lastCode()
  assert.deepEqual(await refusal(confirm(theirs)), [400, 'otp-wrong'])
})

test('the sixth code within an hour is refused until the first is an hour old', async () => {
  for (let index = 0; index < 5; index++) assert.equal((await ask(`rate-${index}@practice.test`)).status, 200)
  const sent = mails.length
  now = new Date(now.getTime() + 600_000)
  const { status, body, headers } = await ask('rate-6@practice.test')
  assert.deepEqual([status, body.code, headers['retry-after']], [429, 'too-many-requests', '3000'])
  assert.equal(mails.length, sent)
  now = new Date(now.getTime() + 3_000_000)
  assert.equal((await signedIn.post('/admin/verify', { password: superadmin.password })).status, 200)
  assert.equal((await ask('rate-6@practice.test')).status, 200)
})

test('six requests at once send five mails', async () => {
  const sent = mails.length
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => ask(`burst-${index}@practice.test`)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 429])
  assert.equal(mails.length, sent + 5)
})

test('an email of another form and a taken one are refused', async () => {
  for (const email of ['', 'nobody', 'a@b', 'me@practice.clinic', 'a b@c.de', 'a@b.c\r\nBcc: x@y.de']) {
    const { status, body } = await ask(email)
    assert.deepEqual([status, body.fields], [422, { email: 'invalid' }], email)
  }
  const { status, body } = await ask('ADMIN@practice.TEST')
  assert.deepEqual([status, body.fields], [422, { email: 'taken' }])
})

test('an email that is taken before the code is confirmed is refused, and the code stays open', async () => {
  await ask('race@practice.test')
  const code = lastCode()
  const person = { first_name: 'A', last_name: 'B', email: 'RACE@practice.test', password: 'a secret', role: 'admin' }
  assert.equal((await signedIn.post('/admin/create', person)).status, 200)
  const { status, body } = await confirm(code)
  assert.deepEqual([status, body.fields], [422, { email: 'taken' }])
})

test('what is no six digits is incomplete and no try', async () => {
  await ask('digits@practice.test')
  for (const otp of ['', '12345', 'abcdef', '1234567', '一二三四五六']) {
    const { status, body } = await confirm(otp)
    assert.deepEqual([status, body.fields], [422, { otp: 'incomplete' }], otp)
  }
  assert.equal((await confirm('123456789012')).status, 422)
  assert.equal((await confirm(lastCode())).status, 200)
})

test('a mail that cannot be sent now waits for the mail server, and closes the code before it', async () => {
  await ask('kept@practice.test')
  const code = lastCode()
  const refusing = {
    send: async () => {
      throw new Error('The mail server is away')
    },
  }
  const broken = await build({ mailer: refusing, log: { write: () => undefined } })
  const session = await signIn({ ...superadmin, email: await emailOf() }, broken)
  assert.equal((await ask('late@practice.test', session)).status, 200)
  assert.deepEqual(await refusal(confirm(code)), [400, 'otp-wrong'])
  const [waiting] = await database.select().from(outbox)
  assert.deepEqual([waiting?.recipient, waiting?.tries], ['late@practice.test', 1])
})

test("another server's secret confirms nothing", async () => {
  await ask('secret@practice.test')
  const other = await build({ secret: 'another secret that is long enough' })
  const session = await signIn({ ...superadmin, email: await emailOf() }, other)
  assert.deepEqual(await refusal(confirm(lastCode(), session)), [400, 'otp-wrong'])
})

test('signed out, no code is sent and none confirmed', async () => {
  const sent = mails.length
  assert.equal((await ask('out@practice.test', signedOut)).status, 401)
  assert.equal((await confirm('123456', signedOut)).status, 401)
  assert.equal(mails.length, sent)
})
