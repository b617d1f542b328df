import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditOf } from '../support/server/audit-of.ts'
import { openDemoApp, today } from '../support/server/demo-app.ts'
import type { Subscription } from '../support/server-types.ts'

const { signedIn, signedOut, database } = await openDemoApp()

const list: Subscription[] = (await signedIn.get('/admin/doctor/subscriptions')).body.data
/** Returns each subscription only once, so that tests do not share one. */
const take = (status: string) => {
  const index = list.findIndex((row) => row.status === status)
  const [row] = list.splice(index, 1)
  assert.ok(row)
  return row
}
const bodyFor = ({ id, user_id }: Subscription, status: string, reason: string) => ({ subscription_id: id, user_id, status, reason })
const change = (body: object, headers = {}) => signedIn.post('/admin/subscription/status/change', body, headers)
const statusOf = async ({ id, user_id }: Subscription) => {
  const rows: Subscription[] = (await signedIn.get(`/admin/doctor/subscriptions?doctor_id=${user_id}`)).body.data
  return rows.find((row) => row.id === id)?.status
}
const auditOfRow = ({ id }: Subscription) => auditOf(database, 'subscription', id)

test('an active subscription is canceled and reactivated, and the audit tells who, when and why', async () => {
  const row = take('active')
  const canceled = await change(bodyFor(row, 'canceled', '  Moved away \n'))
  assert.deepEqual([canceled.status, canceled.body], [200, { success: true }])
  assert.equal(await statusOf(row), 'canceled')
  assert.equal((await change(bodyFor(row, 'active', 'Active'))).status, 200)
  assert.equal(await statusOf(row), 'active')
  const entries = await auditOfRow(row)
  const common = { at: today, adminId: 1, doctorId: row.user_id }
  const [active, isCanceled] = [{ status: 'active' }, { status: 'canceled' }]
  assert.deepEqual(entries, [
    { ...common, action: 'subscription-canceled', reason: 'Moved away', before: active, after: isCanceled },
    { ...common, action: 'subscription-active', reason: 'Active', before: isCanceled, after: active },
  ])
})

test('canceling without a reason is refused, reactivating is not', async () => {
  const row = take('active')
  for (const reason of ['', '   ', '\n\t']) {
    const { status, body } = await change(bodyFor(row, 'canceled', reason))
    assert.equal(status, 422)
    assert.deepEqual(body.fields, { reason: 'required' })
  }
  assert.equal(await statusOf(row), 'active')
  assert.equal((await change(bodyFor(take('canceled'), 'active', ''))).status, 200)
})

test('a subscription that is not in the status to toggle from is left alone', async () => {
  const cases = [
    ['active', 'active'],
    ['canceled', 'canceled'],
    ['expired', 'active'],
    ['expired', 'canceled'],
  ] as const
  for (const [from, to] of cases) {
    const row = take(from)
    const { status, body } = await change(bodyFor(row, to, 'Because'))
    assert.equal(status, 409)
    assert.equal(body.code, 'status-changed')
    assert.equal(await statusOf(row), from)
    assert.deepEqual(await auditOfRow(row), [])
  }
})

test("an unknown subscription, and another doctor's, are not found", async () => {
  const row = take('active')
  assert.equal((await change({ ...bodyFor(row, 'canceled', 'x'), subscription_id: 2_000_000_000 })).status, 404)
  const { status, body } = await change({ ...bodyFor(row, 'canceled', 'x'), user_id: row.user_id + 1 })
  assert.deepEqual([status, body.code], [404, 'not-found'])
  assert.equal(await statusOf(row), 'active')
})

test('a body outside the contract is refused and its fields named', async () => {
  const { status, body } = await change({ subscription_id: 'x', status: 'expired', reason: 'y' })
  assert.equal(status, 422)
  assert.deepEqual(body.fields, { subscription_id: 'invalid', status: 'invalid', user_id: 'required' })
  assert.equal((await change({ ...bodyFor(take('active'), 'canceled', 'x'), subscription_id: 99_999_999_999 })).status, 422)
})

test('signed out, nothing changes', async () => {
  const row = take('active')
  assert.equal((await signedOut.post('/admin/subscription/status/change', bodyFor(row, 'canceled', 'x'))).status, 401)
  assert.equal(await statusOf(row), 'active')
})

test('of many at the same time one acts', async () => {
  const row = take('active')
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(bodyFor(row, 'canceled', 'Twice'))))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(7).fill(409)])
  assert.equal((await auditOfRow(row)).length, 1)
})

test('the same Idempotency-Key acts once and gets the same answer', async () => {
  const row = take('active')
  const headers = { 'idempotency-key': 'one-click' }
  const answers = await Promise.all(Array.from({ length: 3 }, () => change(bodyFor(row, 'canceled', 'Once'), headers)))
  for (const { status, body } of answers) assert.deepEqual([status, body], [200, { success: true }])
  assert.equal((await auditOfRow(row)).length, 1)
  const other = await change(bodyFor(take('active'), 'canceled', 'Once'), headers)
  assert.deepEqual([other.status, other.body.fields], [422, { 'idempotency-key': 'invalid' }])
})

test('a refused request leaves its Idempotency-Key free', async () => {
  const row = take('canceled')
  const headers = { 'idempotency-key': 'again' }
  assert.equal((await change(bodyFor(row, 'canceled', 'x'), headers)).status, 409)
  assert.equal((await change(bodyFor(row, 'active', 'x'), headers)).status, 200)
})
