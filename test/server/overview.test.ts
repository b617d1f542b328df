import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { Errors } from 'typebox/schema'
import { readOverviewSchema } from '../../src/core/contract/overview.ts'
import { overviewOf } from '../../src/core/overview-figures.ts'
import { admin, openDemoApp, today, type Calls } from '../support/server/demo-app.ts'
import type { Overview } from '../support/server-types.ts'

const day = 86_400_000
const { build, database, signedIn, signedOut, signIn } = await openDemoApp()

const read = async (calls: Calls = signedIn): Promise<Overview> => {
  const { status, body } = await calls.get('/admin/overview')
  assert.equal(status, 200, JSON.stringify(body))
  const [, errors] = Errors(readOverviewSchema.response[200], body)
  assert.deepEqual(errors, [])
  return body.data as unknown as Overview
}

const fromLists = async (calls: Calls = signedIn, now = today) => {
  const paths = ['/admin/doctors', '/admin/patients', '/admin/doctor/subscriptions']
  const [doctors, patients, subscriptions] = await Promise.all(paths.map(async (path) => (await calls.get(path)).body.data))
  return overviewOf({ doctors: doctors!, patients: patients!, subscriptions: subscriptions! }, now)
}

const at = async (moment: Date) => signIn({ email: admin.email, password: admin.password }, await build({ clock: () => moment }))

test('the figures are those that the lists give', async () => {
  const overview = await read()
  assert.deepEqual(overview, await fromLists())
  assert.ok(overview.revenue.length > 20, String(overview.revenue.length))
  assert.ok(overview.expiring.total > 1, String(overview.expiring.total))
  assert.ok(overview.practices.now === 60 && overview.patients.now > overview.patients.before)
  assert.equal(overview.newest.length, 5)
})

test('an admin reads them too, and nobody without a session', async () => {
  assert.deepEqual(await read(await signIn(admin)), await read())
  assert.equal((await signedOut.get('/admin/overview')).status, 401)
})

test('a change is in the figures as soon as it is answered', async () => {
  const [subscription] = (await signedIn.get('/admin/doctor/subscriptions?status=active')).body.data
  const before = await read()
  const change = { subscription_id: subscription!.id, user_id: subscription!.user_id, reason: 'Moved away', status: 'canceled' }
  assert.equal((await signedIn.post('/admin/subscription/status/change', change)).status, 200)
  const after = await read()
  assert.equal(after.activeSubscriptions.now, before.activeSubscriptions.now - 1)
  assert.deepEqual(after, await fromLists())
})

for (const [name, moment] of [
  ['a year earlier', new Date(today.getTime() - 365 * day)],
  ['a hundred days later', new Date(today.getTime() + 100 * day)],
  ['in the last moment of a year', new Date('2025-12-31T23:59:59.999Z')],
  ['in the first moment of a year', new Date('2026-01-01T00:00:00Z')],
] as const) {
  test(`so they are ${name}`, async () => {
    const calls = await at(moment)
    assert.deepEqual(await read(calls), await fromLists(calls, moment))
  })
}

test('days begin at midnight in UTC: what ends on the thirtieth day expires soon, what ends the day after does not', async () => {
  const calls = await at(today)
  const { total } = (await read(calls)).expiring
  const ends = async (moment: string) => {
    const [row] = (await calls.get('/admin/doctor/subscriptions?status=active&plan=premium&sort=end_date&order=desc')).body.data
    await database.execute(sql`UPDATE subscriptions SET ends_at = ${moment} WHERE id = ${row!.id}`)
    return (await read(await at(today))).expiring.total
  }
  assert.equal(await ends('2026-07-16T00:00:00Z'), total)
  assert.equal(await ends('2026-07-15T23:59:59.999Z'), total + 1)
  assert.equal(await ends('2026-06-15T00:00:00Z'), total + 2)
})

test('an empty office has figures of nothing', async () => {
  for (const table of ['visits', 'patients', 'subscriptions', 'doctors']) await database.execute(sql`DELETE FROM ${sql.identifier(table)}`)
  const calls = await at(today)
  const overview = await read(calls)
  assert.deepEqual(overview, await fromLists(calls))
  assert.deepEqual([overview.revenue, overview.subscriptions, overview.newest, overview.expiring], [[], [], [], { total: 0, first: [] }])
  assert.equal(overview.joined.length, 12)
})
