import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DoctorListItem } from '../../src/core/contract/doctors.ts'
import { overviewPeriods } from '../../src/core/contract/overview.ts'
import type { Subscription } from '../../src/core/contract/subscriptions.ts'
import { overviewOf } from '../../src/core/overview-figures.ts'

const now = new Date('2026-03-31T22:30:00-05:00')

const subscription = (differences: Partial<Subscription>): Subscription => ({
  id: 1,
  user_id: 1,
  name: 'Olivia Bennett',
  profile_picture: null,
  status: 'active',
  plan: 'basic',
  amount: 49.9,
  currency: 'USD',
  stripe_payment_intent_id: null,
  createdAt: '2026-01-01T00:00:00Z',
  end_date: '2027-01-01T00:00:00Z',
  ...differences,
})

const doctor = (createdAt: string): DoctorListItem => ({
  id: 1,
  name: 'Olivia Bennett',
  email: 'olivia@practice.test',
  phone: null,
  countryCode: null,
  practice_name: null,
  profile_picture: null,
  totalPatient: 0,
  isActive: '1',
  subscriptionPlan: 'free',
  createdAt,
})

const overview = (subscriptions: Partial<Subscription>[], doctors: string[] = []) =>
  overviewOf({ doctors: doctors.map(doctor), patients: [], subscriptions: subscriptions.map(subscription) }, now)

describe('the periods of the overview', () => {
  it('are days and months of UTC', () => {
    const { before, today, soon, months } = overviewPeriods(now)
    assert.deepEqual(
      [before, today, soon].map((day) => day.toISOString().slice(0, 16)),
      ['2026-03-02T00:00', '2026-04-01T00:00', '2026-05-02T00:00'],
    )
    assert.deepEqual([months.length, months[0], months[11]], [12, '2025-05', '2026-04'])
  })
})

describe('figures that are taken from lists', () => {
  it('add amounts up without a rest, whatever the case of their currency', () => {
    assert.deepEqual(overview([{ amount: 0.1 }, { amount: 0.2, currency: 'usd' }]).revenue, [{ currency: 'USD', now: 0.3, before: 0.3 }])
  })

  it('put the currency first that most pay in, and leave out those that nobody pays or paid in', () => {
    const shown = overview([
      { currency: 'EUR' },
      { currency: 'USD' },
      { currency: 'USD' },
      { currency: 'GBP', status: 'canceled' },
      { currency: 'JPY', amount: 0 },
      { currency: 'SEK', status: 'expired', end_date: '2026-03-15T00:00:00Z' },
    ])
    assert.deepEqual(
      shown.revenue.map(({ currency, now: at }) => [currency, at]),
      [
        ['USD', 99.8],
        ['EUR', 49.9],
        ['SEK', 0],
      ],
    )
  })

  it('count as active before what had begun and is active, or has expired since', () => {
    const started = '2026-03-20T00:00:00Z'
    const counted = (differences: Partial<Subscription>) => overview([differences]).activeSubscriptions
    assert.deepEqual(counted({}), { now: 1, before: 1 })
    assert.deepEqual(counted({ createdAt: started }), { now: 1, before: 0 })
    assert.deepEqual(counted({ status: 'expired', end_date: '2026-03-02T00:00:00Z' }), { now: 0, before: 1 })
    assert.deepEqual(counted({ status: 'expired', end_date: '2026-03-01T23:59:59Z' }), { now: 0, before: 0 })
    assert.deepEqual(counted({ status: 'canceled' }), { now: 0, before: 0 })
  })

  it('keep plans and statuses that nobody knows, after the others', () => {
    const counts = overview([{ plan: 'gold', status: 'paused' }, { status: 'expired' }, {}, {}]).subscriptions
    assert.deepEqual(
      counts.map(({ plan, status, count }) => [plan, status, count]),
      [
        ['basic', 'active', 2],
        ['basic', 'expired', 1],
        ['gold', 'paused', 1],
      ],
    )
  })

  it('do without dates that cannot be read', () => {
    const { practices, joined } = overview([], ['soon', '2026-04-01T00:00:00Z', '2026-03-31T23:59:59Z'])
    assert.equal(practices.now, 3)
    assert.deepEqual(
      joined.slice(-2).map(({ count }) => count),
      [1, 1],
    )
  })

  it('name the next to expire first, and only active ones', () => {
    const shown = overview([
      { id: 1, end_date: '2026-05-01T23:59:59Z' },
      { id: 2, end_date: '2026-05-02T00:00:00Z' },
      { id: 3, end_date: '2026-04-01T00:00:00Z' },
      { id: 4, end_date: '2026-04-10T00:00:00Z', status: 'canceled' },
      { id: 5, end_date: null },
    ])
    assert.deepEqual([shown.expiring.total, shown.expiring.first.map(({ id }) => id)], [2, [3, 1]])
  })
})
