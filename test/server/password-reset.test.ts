import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { admins } from '../../demo/server/database/schema.ts'
import type { ActivityEntry } from '../../src/core/contract/activity.ts'
import { until } from '../support/server/until.ts'
import { admin, openDemoApp, superadmin, today } from '../support/server/demo-app.ts'

let now = today
const { app, build, createCalls, database, mails, signedOut, signIn } = await openDemoApp({
  clock: () => now,
  loginLimit: { account: 3, address: 1000, seconds: 900 },
})

const minute = 60_000
const wait = (minutes: number) => (now = new Date(now.getTime() + minutes * minute))

const ask = (email: string) => signedOut.post('/admin/password/forgotten', { email })
const reset = async (token: string, newPassword = 'quite another one') => {
  const { status, body } = await signedOut.post('/admin/password/reset', { token, newPassword })
  return [status, body.code]
}
const linksTo = (email: string) =>
  mails.filter(({ to, subject }) => to === email && subject.includes('password')).map(({ text }) => /#reset=(\S+)/.exec(text)?.[1] ?? '')
const newLink = async (typed: string = admin.email) => {
  wait(61)
  const before = linksTo(admin.email).length
  assert.equal((await ask(typed)).status, 200)
  await until(() => linksTo(admin.email).length > before)
  return linksTo(admin.email).at(-1) ?? ''
}
const signInStatus = async (password: string) => (await signedOut.post('/admin/login', { email: admin.email, password })).status

test('a link sets the password once, ends all sessions, and lets a locked account in', async () => {
  const calls = await signIn(admin)
  const token = await newLink(admin.email.toUpperCase())
  for (let round = 0; round < 4; round++) await signInStatus('wrong')
  assert.equal(await signInStatus(admin.password), 429)
  assert.deepEqual(await reset(token, 'short'), [422, 'validation'])
  assert.deepEqual(await reset(token), [200, undefined])
  assert.equal((await calls.get('/admin/profile')).status, 401)
  assert.equal(await signInStatus('quite another one'), 200)
  assert.equal(await signInStatus(admin.password), 400)
  assert.deepEqual(await reset(token), [400, 'reset-link-expired'])
  assert.deepEqual(await reset(await newLink(), admin.password), [200, undefined])
})

test('a new password ends every other link', async () => {
  const [first, second] = [await newLink(), await newLink()]
  assert.deepEqual(await reset(second, admin.password), [200, undefined])
  assert.deepEqual(await reset(first), [400, 'reset-link-expired'])
})

test('of two uses at once, one wins', async () => {
  const token = await newLink()
  const results = await Promise.all([reset(token, admin.password), reset(token, admin.password)])
  assert.deepEqual(results.map(([status]) => status).sort(), [200, 400])
})

test('a link ends after 30 minutes, with another email, and with the account', async () => {
  const late = await newLink()
  wait(30)
  assert.deepEqual(await reset(late), [400, 'reset-link-expired'])
  const moved = await newLink()
  await database.update(admins).set({ email: 'moved@practice.test' }).where(eq(admins.email, admin.email))
  assert.deepEqual(await reset(moved), [400, 'reset-link-expired'])
  await database.update(admins).set({ email: admin.email }).where(eq(admins.email, 'moved@practice.test'))
  const disabled = await newLink()
  await database.update(admins).set({ disabledAt: now }).where(eq(admins.email, admin.email))
  assert.deepEqual(await reset(disabled), [400, 'reset-link-expired'])
  const sent = mails.length
  assert.equal((await ask(admin.email)).status, 200)
  assert.equal(mails.length, sent)
  await database.update(admins).set({ disabledAt: null }).where(eq(admins.email, admin.email))
})

test('the answer is the same for an unknown account, and takes as long', async () => {
  wait(61)
  const [known, unknown] = await Promise.all(
    [admin.email, 'nobody@practice.test'].map(async (email) => {
      const { status, body, headers } = await ask(email)
      return { status, body, length: headers['content-length'] }
    }),
  )
  assert.deepEqual(known, unknown)
})

test('the history tells that a visitor asked for a link, and from where', async () => {
  await newLink()
  const { body } = await (await signIn(superadmin)).get('/admin/activity?kind=account')
  const [entry] = body.data as unknown as ActivityEntry[]
  assert.deepEqual([entry?.action, entry?.who.kind, entry?.address], ['admin-reset-link', 'unknown', '127.0.0.1'])
})

test('an account gets three links an hour', async () => {
  wait(61)
  const before = linksTo(superadmin.email).length
  for (let round = 0; round < 5; round++) assert.equal((await ask(superadmin.email)).status, 200)
  const { status } = await signedOut.get('/admin/profile')
  assert.equal(status, 401)
  assert.equal(linksTo(superadmin.email).length - before, 3)
})

test('an address gets a limited number of links and of guesses', async () => {
  const limited = createCalls(await build({ clock: () => now, loginLimit: { account: 3, address: 2, seconds: 900 } }))
  wait(61)
  const guess = () => limited.post('/admin/password/reset', { token: 'guessed', newPassword: 'quite another one' })
  const statuses = [await guess(), await limited.post('/admin/password/forgotten', { email: 'x@practice.test' }), await guess()]
  assert.deepEqual(
    statuses.map(({ status }) => status),
    [400, 200, 429],
  )
})

test('the link names the public address, never the host of the request', async () => {
  wait(61)
  const forged = { host: 'evil.example' }
  const forget = async (to: typeof app) => {
    const sent = mails.length
    assert.equal((await createCalls(to).post('/admin/password/forgotten', { email: admin.email }, forged)).status, 200)
    return mails.slice(sent).map(({ text }) => text)
  }
  assert.deepEqual(await forget(app), [])
  const [text] = await forget(await build({ clock: () => now, publicUrl: 'https://backoffice.example.com/panel' }))
  assert.match(text ?? '', /^https:\/\/backoffice\.example\.com\/panel\/login#reset=\S+$/m)
})
