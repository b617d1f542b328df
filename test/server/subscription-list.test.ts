import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Check } from 'typebox/schema'
import {
  listSubscriptionsSchema,
  plans,
  subscriptionSorts,
  subscriptionStatuses,
  type SubscriptionSort,
} from '../../src/core/contract/subscriptions.ts'
import { sortKey } from '../../src/core/contract/fold-text.ts'
import { openDemoApp } from '../support/server/demo-app.ts'
import type { Subscription } from '../support/server-types.ts'

const { signedIn } = await openDemoApp()

const list = async (query = ''): Promise<{ data: Subscription[]; meta?: { total: number; page: number; page_size: number } }> => {
  const { status, body } = await signedIn.get(`/admin/doctor/subscriptions${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  assert.ok(Check(listSubscriptionsSchema.response[200], body))
  return body
}
const all = (await list()).data
const ids = (rows: Subscription[]) => rows.map(({ id }) => id)

test('without list parameters the whole list comes, newest first, without meta', async () => {
  const { data, meta } = await list()
  assert.ok(data.length > 100)
  assert.equal(meta, undefined)
  assert.deepEqual(
    data.map(({ createdAt }) => createdAt),
    data
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  )
})

test('each subscription names doctor and practice', async () => {
  const doctors = (await signedIn.get('/admin/doctors')).body.data as { id: number; name: string; practice_name: string }[]
  const nameOf = new Map(doctors.map(({ id, name, practice_name }) => [id, { name, practice_name }]))
  for (const { user_id, name, practice_name } of all) assert.deepEqual({ name, practice_name }, nameOf.get(user_id))
})

test('the demo data has every status, every plan, many currencies, and free plans without payment or end', () => {
  assert.deepEqual(new Set(all.map(({ status }) => status)), new Set(subscriptionStatuses))
  assert.deepEqual(new Set(all.map(({ plan }) => plan)), new Set(plans))
  assert.ok(new Set(all.map(({ currency }) => currency)).size > 20)
  for (const { plan, amount, stripe_payment_intent_id, end_date } of all) {
    assert.equal(plan === 'free', amount === 0)
    assert.equal(plan === 'free', stripe_payment_intent_id === null)
    assert.equal(plan === 'free', end_date === null)
  }
  assert.ok(all.filter(({ user_id }) => user_id === 42).length > 10)
})

test('amounts are in major units, whatever the minor unit of the currency', () => {
  const premium = Object.fromEntries(all.filter(({ plan }) => plan === 'premium').map(({ currency, amount }) => [currency, amount]))
  const basic = Object.fromEntries(all.filter(({ plan }) => plan === 'basic').map(({ currency, amount }) => [currency, amount]))
  const amounts = { ...basic, ...premium }
  assert.equal(amounts['USD'], 129)
  assert.ok(all.some(({ currency, amount }) => currency === 'EUR' && amount === 49.9))
  assert.ok(all.some(({ currency, amount }) => ['JPY', 'KRW', 'VND', 'CLP', 'ISK'].includes(currency) && amount > 5000))
  assert.ok(all.some(({ currency, amount }) => ['KWD', 'OMR', 'JOD'].includes(currency) && amount > 15 && amount < 100))
})

for (const status of [...subscriptionStatuses, 'inactive']) {
  test(`status=${status} narrows the list, whole and by page`, async () => {
    const wanted = all.filter((row) => (status === 'inactive' ? row.status !== 'active' : row.status === status))
    assert.deepEqual(ids((await list(`?status=${status}`)).data), ids(wanted))
    assert.equal((await list(`?status=${status}&page=1`)).meta?.total, wanted.length)
  })
}

test('plan and doctor narrow it too, all filters together', async () => {
  for (const plan of plans) assert.deepEqual(ids((await list(`?plan=${plan}`)).data), ids(all.filter((row) => row.plan === plan)))
  assert.deepEqual(ids((await list('?doctor_id=42')).data), ids(all.filter(({ user_id }) => user_id === 42)))
  const wanted = all.filter((row) => row.user_id === 42 && row.plan === 'basic' && row.status === 'canceled')
  assert.ok(wanted.length > 0)
  assert.deepEqual(ids((await list('?doctor_id=42&plan=basic&status=canceled')).data), ids(wanted))
  assert.deepEqual((await list('?doctor_id=2147483647')).data, [])
})

const keyOf: Record<SubscriptionSort, (row: Subscription) => string | number> = {
  name: ({ name }) => sortKey(name),
  plan: ({ plan }) => plans.findIndex((one) => one === plan),
  amount: ({ amount, currency }) => currency + String(amount * 1000).padStart(15, '0'),
  createdAt: ({ createdAt }) => createdAt,
  end_date: ({ end_date }) => end_date ?? '9999',
  status: ({ status }) => subscriptionStatuses.findIndex((one) => one === status),
}

for (const sort of subscriptionSorts) {
  test(`sort=${sort} sorts both ways, ties by id, and no end is the last end`, async () => {
    const key = keyOf[sort]
    const compare = (one: Subscription, other: Subscription) => {
      const [a, b] = [key(one), key(other)]
      return a < b ? -1 : a > b ? 1 : one.id - other.id
    }
    const sorted = ids([...all].sort(compare))
    const page = async (order: string) => ids((await list(`?sort=${sort}&order=${order}&page_size=100`)).data)
    assert.deepEqual(await page('asc'), sorted.slice(0, 100))
    assert.deepEqual(await page('desc'), sorted.reverse().slice(0, 100))
  })
}

test('pages follow each other without a gap or a double, and end', async () => {
  const seen: number[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await list(`?sort=plan&page=${page}&page_size=20`)
    assert.deepEqual(meta, { total: all.length, page, page_size: 20, sort: 'plan', order: 'asc' })
    if (data.length === 0) break
    seen.push(...ids(data))
  }
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    ids(all).sort((a, b) => a - b),
  )
  assert.equal((await list('?page=1')).data.length, 10)
})

test('the search finds name and practice, in any case, without accents, every word somewhere', async () => {
  const names = async (search: string) => [...new Set((await list(`?q=${encodeURIComponent(search)}`)).data.map(({ name }) => name))]
  assert.deepEqual(await names('ZOE muller'), ['Zoë Müller-Brandt'])
  assert.deepEqual(await names('englischen GARTEN zoë'), ['Zoë Müller-Brandt'])
  assert.deepEqual(await names("o'reil"), ["Siobhán O'Reilly"])
  assert.deepEqual(await names('佐藤'), ['陽子 佐藤'])
  assert.deepEqual(await names('الحداد'), ['ليلى الحداد'])
  assert.deepEqual(await names('%'), [])
  assert.deepEqual(await names('_'), [])
  assert.deepEqual(await names('\\'), [])
  assert.equal((await list('?q=')).meta?.total, all.length)
  assert.equal((await list('?q=zoe%20muller')).meta?.total, all.filter(({ name }) => name.startsWith('Zoë')).length)
})

const refused: [query: string, field: string][] = [
  ['status=paused', 'status'],
  ['status=', 'status'],
  ['status=active&status=canceled', 'status'],
  ['plan=gold', 'plan'],
  ['doctor_id=abc', 'doctor_id'],
  ['doctor_id=0', 'doctor_id'],
  ['page=0', 'page'],
  ['page=1.5', 'page'],
  ['page_size=101', 'page_size'],
  ['sort=email', 'sort'],
  ['order=up', 'order'],
]
for (const [query, field] of refused) {
  test(`?${query} is refused and the field named`, async () => {
    const { status, body } = await signedIn.get(`/admin/doctor/subscriptions?${query}`)
    assert.equal(status, 422)
    assert.equal(body.code, 'validation')
    assert.deepEqual(body.fields, { [field]: 'invalid' })
  })
}

test('values that no database can hold are refused, not failed on', async () => {
  for (const query of ['doctor_id=99999999999', 'page=99999999999999999999', 'page=1e300', 'q=%00']) {
    assert.equal((await signedIn.get(`/admin/doctor/subscriptions?${query}`)).status, 422, query)
  }
})
