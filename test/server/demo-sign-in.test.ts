import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../../demo/server/auth/passwords.ts'
import { admins, facts, sessions } from '../../demo/server/database/schema.ts'
import { openDemoApp, superadmin } from '../support/server/demo-app.ts'

const { app, database } = await openDemoApp()

const read = async () => {
  const { statusCode, body, headers } = await app.inject('/demo/sign-in.json')
  return { status: statusCode, body: body && (JSON.parse(body) as unknown), cache: headers['cache-control'] }
}

const told = { status: 200, body: { email: superadmin.email, password: superadmin.password }, cache: 'no-store' }
const nothing = { status: 204, body: '', cache: 'no-store' }

test('the sign-in of the demo superadmin is told over demo data, and opens no session by itself', async () => {
  const before = await database.$count(sessions)
  assert.deepEqual(await read(), told)
  assert.equal(await database.$count(sessions), before)
})

test('it is not told once the account has a password of its own', async () => {
  const ours = eq(admins.email, superadmin.email)
  const [{ passwordHash }] = (await database.select({ passwordHash: admins.passwordHash }).from(admins).where(ours)) as [
    { passwordHash: string },
  ]
  await database
    .update(admins)
    .set({ passwordHash: await hashPassword('another password') })
    .where(ours)
  assert.deepEqual(await read(), nothing)
  await database.update(admins).set({ passwordHash }).where(ours)
  assert.deepEqual(await read(), told)
})

test('it is never told over data that the server did not seed, even with an account of that name', async () => {
  await database.delete(facts).where(eq(facts.name, 'seed'))
  assert.deepEqual(await read(), nothing)
})
