import type { Plan, SubscriptionStatus } from '../../../src/core/contract/subscriptions.ts'
import { minorOf } from '../database/money.ts'
import { pricesOf } from '../subscriptions/prices.ts'
import type { subscriptions } from '../database/schema.ts'
import { createRandom, type Random } from './random.ts'

type Subscription = typeof subscriptions.$inferInsert & { startedAt: Date }

export const day = 24 * 3_600_000
const year = 365 * day

/** Possible subscriptions of a practice, oldest first; the last one is current. */
const histories: readonly [History, ...History[]] = [
  [['premium', 'active']],
  [
    ['basic', 'expired'],
    ['standard', 'active'],
  ],
  [['free', 'active']],
  [
    ['standard', 'expired'],
    ['premium', 'canceled'],
  ],
  [['basic', 'active']],
  [
    ['free', 'canceled'],
    ['basic', 'expired'],
    ['premium', 'active'],
  ],
  [['standard', 'active']],
  [['premium', 'expired']],
  [['basic', 'canceled']],
  [
    ['free', 'canceled'],
    ['standard', 'canceled'],
    ['basic', 'expired'],
    ['standard', 'active'],
  ],
  [['premium', 'active']],
  [['free', 'active']],
]

type History = readonly (readonly [Plan, SubscriptionStatus])[]

/** Practice 1 has every status; practice 42 has more than a page. */
const showcases: Record<number, History> = {
  1: [
    ['free', 'canceled'],
    ['basic', 'expired'],
    ['standard', 'canceled'],
    ['premium', 'active'],
  ],
  42: [
    ['free', 'canceled'],
    ['basic', 'expired'],
    ['basic', 'expired'],
    ['standard', 'expired'],
    ['premium', 'expired'],
    ['standard', 'canceled'],
    ['premium', 'expired'],
    ['basic', 'canceled'],
    ['free', 'canceled'],
    ['standard', 'expired'],
    ['premium', 'canceled'],
    ['basic', 'canceled'],
    ['standard', 'canceled'],
    ['premium', 'active'],
  ],
}

const historyOf = (doctorId: number): History => showcases[doctorId] ?? createRandom(doctorId + 1000).pick(histories)

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789'
const letter = (random: Random) => letters.charAt(random.integer(0, letters.length - 1))
const paymentIntent = (random: Random) => `pi_3${Array.from({ length: 23 }, () => letter(random)).join('')}`

/** Returns a start date so that the status is correct on the day of seeding. */
const startOf = (status: SubscriptionStatus, age: number, today: Date, random: Random) => {
  const days = status === 'expired' || age > 0 ? 366 + age * 90 + random.integer(0, 80) : random.integer(6, 362)
  return new Date(today.getTime() - days * day + random.integer(7 * 3600, 19 * 3600) * 1000)
}

export const demoSubscriptions = (doctorId: number, currency: string, today: Date): Subscription[] => {
  const random = createRandom(doctorId + 5000)
  const history = historyOf(doctorId)
  return history.map(([plan, status], position) => {
    const startedAt = startOf(status, history.length - 1 - position, today, random)
    const paid = plan !== 'free'
    return {
      doctorId,
      plan,
      status,
      currency,
      startedAt,
      amountMinor: minorOf(pricesOf(currency)[plan], currency),
      paymentIntent: paid ? paymentIntent(random) : null,
      endsAt: paid ? new Date(startedAt.getTime() + year) : null,
    }
  })
}
