import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { doctors, subscriptions } from '../../demo/server/database/schema.ts'
import { doctorKeys } from '../../demo/server/lists/text-keys.ts'
import { toSubscription } from '../../demo/server/subscriptions/subscriptions-routes.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { admin, openDemoApp, superadmin, today, type Calls } from '../support/server/demo-app.ts'
import type { Overview, Subscription } from '../support/server-types.ts'

const day = 86_400_000
const { build, database, signedIn, signIn } = await openDemoApp()

/** Opens another process at another time. */
const at = async (moment: string | Date) => signIn(superadmin, await build({ clock: () => new Date(moment) }))
const ofDoctor = async (calls: Calls, doctor: number): Promise<Subscription[]> =>
  (await calls.get(`/admin/doctor/subscriptions?doctor_id=${doctor}`)).body.data
const stateOf = async (calls: Calls, { id, user_id }: Subscription) => (await ofDoctor(calls, user_id)).find((row) => row.id === id)!
const change = (calls: Calls, { id, user_id }: Subscription, status: string) =>
  calls.post('/admin/subscription/status/change', { subscription_id: id, user_id, status, reason: 'Active' })

/** Returns the only subscription of a doctor of its own, with this state. */
const ownSubscription = async (values: Partial<typeof subscriptions.$inferInsert> = {}): Promise<Subscription> => {
  const email = `own-${Math.random()}@practice.test`
  const person = { firstName: 'Own', lastName: 'Doctor', practiceName: '', email }
  const [doctor] = await database
    .insert(doctors)
    .values({ ...person, ...doctorKeys(person) })
    .returning()
  const start = new Date(today.getTime() - 100 * day)
  const defaults = { plan: 'basic', status: 'active', amountMinor: 4990, currency: 'USD', startedAt: start, endsAt: null } as const
  await database.insert(subscriptions).values({ ...defaults, doctorId: doctor!.id, ...values })
  const [row] = await database.select().from(subscriptions).where(eq(subscriptions.doctorId, doctor!.id))
  return toSubscription({ ...row!, ...person, picture: null }, (picture) => picture)
}

const addFor = (doctorId: number, status: 'active' | 'canceled', endsAt: Date | null = null) =>
  database
    .insert(subscriptions)
    .values({ doctorId, status, endsAt, plan: 'premium', amountMinor: 12900, currency: 'USD', startedAt: new Date('2024-01-31T08:00:00Z') })

test('an expired subscription can neither be canceled nor reactivated', async () => {
  const row = await ownSubscription({ endsAt: new Date(today.getTime() - 2 * day) })
  for (const status of ['canceled', 'active']) {
    const { status: answered, body } = await change(await at(today), row, status)
    assert.deepEqual([answered, body.code], [409, 'status-changed'])
  }
})

test('a plan change keeps the end of a subscription that has expired before', async () => {
  const end = new Date(today.getTime() - 3 * day)
  const row = await ownSubscription({ endsAt: end })
  const calls = await at(today)
  assert.equal((await calls.post('/admin/doctor/subscription', { user_id: row.user_id, subscriptionPlan: 'standard' })).status, 200)
  const { status, end_date } = await stateOf(calls, row)
  assert.deepEqual([status, end_date], ['expired', end.toISOString()])
})

test('reactivating within the period keeps it, also on its last day', async () => {
  for (const endsAt of [new Date('2026-06-15T00:00:00Z'), new Date('2027-01-01T00:00:00Z'), null]) {
    const row = await ownSubscription({ status: 'canceled', endsAt, paymentIntent: 'pi_paid' })
    assert.equal((await change(signedIn, row, 'active')).status, 200)
    assert.deepEqual(await stateOf(signedIn, row), { ...row, status: 'active', version: row.version! + 1 })
    assert.equal((await auditOf(database, 'subscription', row.id)).length, 1)
  }
})

test('reactivating after the period starts a new one of the same length, and the audit keeps the old one with its payment', async () => {
  for (const days of [365, 31, 0.5]) {
    const startedAt = new Date('2024-02-10T16:20:00.000Z')
    const endsAt = new Date(startedAt.getTime() + days * day)
    const row = await ownSubscription({ status: 'canceled', startedAt, endsAt, paymentIntent: 'pi_old' })
    assert.equal((await change(signedIn, row, 'active')).status, 200)
    assert.deepEqual(await stateOf(signedIn, row), {
      ...row,
      status: 'active',
      version: row.version! + 1,
      createdAt: today.toISOString(),
      end_date: new Date(today.getTime() + days * day).toISOString(),
      stripe_payment_intent_id: null,
    })
    const entries = (await auditOf(database, 'subscription', row.id)).map(({ action, reason, before }) => [action, reason, before])
    assert.deepEqual(entries, [
      ['subscription-active', 'Active', { status: 'canceled' }],
      [
        'subscription-renewed',
        null,
        { createdAt: startedAt.toISOString(), end_date: endsAt.toISOString(), stripe_payment_intent_id: 'pi_old' },
      ],
    ])
  }
})

test('beside another active subscription none is reactivated, over or not', async () => {
  for (const endsAt of [null, new Date('2026-04-01T00:00:00Z')]) {
    const row = await ownSubscription({ status: 'canceled', endsAt })
    await addFor(row.user_id, 'active')
    const { status, body } = await change(signedIn, row, 'active')
    assert.deepEqual([status, body.code, body.message], [409, 'other-active', 'The doctor has another active subscription.'])
    assert.deepEqual(await stateOf(signedIn, row), row)
    assert.deepEqual(await auditOf(database, 'subscription', row.id), [])
  }
})

test('another active subscription whose period is over does not count', async () => {
  const row = await ownSubscription({ status: 'canceled' })
  await addFor(row.user_id, 'active', new Date(today.getTime() - day))
  assert.equal((await change(await at(today), row, 'active')).status, 200)
})

test('of two reactivated at once for one doctor one acts', async () => {
  const row = await ownSubscription({ status: 'canceled' })
  await addFor(row.user_id, 'canceled')
  const rows = await ofDoctor(signedIn, row.user_id)
  const other = await signIn(admin, await build())
  const answers = await Promise.all(rows.map((one, index) => change(index ? other : signedIn, one, 'active')))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test('lists, counts and figures agree after many have expired, and two processes expire each once', async () => {
  const moment = new Date(today.getTime() + 300 * day)
  const isOverThen = ({ status, end_date }: Subscription) =>
    status === 'active' && end_date !== null && Date.parse(end_date) < moment.getTime() - day
  const before = ((await signedIn.get('/admin/doctor/subscriptions')).body.data as Subscription[]).filter(isOverThen)
  assert.ok(before.length > 5, String(before.length))
  const [one, other] = await Promise.all([at(moment), at(moment)])
  const path = (status: string) => `/admin/doctor/subscriptions?status=${status}&page=1&page_size=100`
  const [active, expired] = (await Promise.all([one.get(path('active')), other.get(path('expired'))])).map(({ body }) => body)
  const { activeSubscriptions, subscriptions: counts } = (await one.get('/admin/overview')).body.data as unknown as Overview
  assert.equal(activeSubscriptions.now, active!.meta!.total)
  const sumOf = (status: string) => counts.filter((row) => row.status === status).reduce((sum, { count }) => sum + count, 0)
  assert.deepEqual([sumOf('active'), sumOf('expired')], [active!.meta!.total, expired!.meta!.total])
  assert.equal(await database.$count(subscriptions, eq(subscriptions.status, 'active')), active!.meta!.total)
  for (const row of before) assert.equal((await stateOf(other, row)).version, row.version! + 1)
})

test('the last day of a period is its day in UTC: it expires in the first moment of the next one', async () => {
  for (const [end, last] of [
    ['2026-07-01T00:00:00Z', '2026-07-01T23:59:59.999Z'],
    ['2026-07-31T12:30:00Z', '2026-07-31T23:59:59.999Z'],
    ['2026-08-29T23:59:59.999Z', '2026-08-29T23:59:59.999Z'],
  ] as const) {
    const row = await ownSubscription({ endsAt: new Date(end) })
    assert.equal((await stateOf(await at(last), row)).status, 'active', end)
    const next = new Date(new Date(last).getTime() + 1)
    const expired = await stateOf(await at(next), row)
    assert.deepEqual([expired.status, expired.end_date, expired.version], ['expired', new Date(end).toISOString(), row.version! + 1])
  }
})

test('a process notices a new day without a restart', async () => {
  let now = new Date('2026-09-01T23:50:00Z')
  const calls = await signIn(superadmin, await build({ clock: () => now }))
  const row = await ownSubscription({ endsAt: new Date('2026-09-01T10:00:00Z') })
  assert.equal((await stateOf(calls, row)).status, 'active')
  now = new Date('2026-09-02T00:00:00Z')
  assert.equal((await stateOf(calls, row)).status, 'expired')
})
