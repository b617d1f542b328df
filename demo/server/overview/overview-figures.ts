import type { Static } from 'typebox'
import type { Figure, MonthCount, Revenue, SubscriptionCount } from '../../../src/core/contract/overview.ts'
import { plans, subscriptionStatuses } from '../../../src/core/contract/subscriptions.ts'
import { majorOf } from '../database/money.ts'
import type { Counts, Sums } from './overview-repository.ts'

const total = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)
const minorIn = (currency: string, rows: { currency: string | null; minor: number }[]) =>
  rows.reduce((all, row) => (row.currency === currency ? all + row.minor : all), 0)

/** Returns the current number of practices or patients, and the number without the new ones. */
export const peopleFigure = (counts: Counts, people: 'doctors' | 'patients', newOnes: number): Static<typeof Figure> => {
  const now = total(counts.filter(({ list }) => list === people))
  return { now, before: now - newOnes }
}

/** Returns the counts of all months; months without new practices have 0. */
export const joinedByMonth = (months: string[], joined: Static<typeof MonthCount>[]): Static<typeof MonthCount>[] =>
  months.map((month) => ({ month, count: joined.find((row) => row.month === month)?.count ?? 0 }))

export const activeFigure = (counts: Counts, begun: Sums, expired: Sums): Static<typeof Figure> => {
  const now = total(counts.filter(({ list, status }) => list === 'subscriptions' && status === 'active'))
  return { now, before: now - total(begun) + total(expired) }
}

/** Returns the counts by plan and status, in the order of the contract. */
export const subscriptionCounts = (counts: Counts): Static<typeof SubscriptionCount>[] =>
  plans.flatMap((plan) =>
    subscriptionStatuses.flatMap((status) => {
      const count = total(counts.filter((row) => row.list === 'subscriptions' && row.plan === plan && row.status === status))
      return count > 0 ? [{ plan, status, count }] : []
    }),
  )

/** Returns revenue by currency; the currency with the most paid subscriptions comes first. */
export const revenueByCurrency = (counts: Counts, begun: Sums, expired: Sums): Static<typeof Revenue>[] => {
  const paying = counts.filter(({ list }) => list === 'paying')
  const currencies = new Set([...paying, ...expired].map(({ currency }) => currency ?? ''))
  return [...currencies]
    .map((currency) => {
      const minor = minorIn(currency, paying)
      return {
        currency,
        payers: total(paying.filter((row) => row.currency === currency)),
        now: majorOf(minor, currency),
        before: majorOf(minor - minorIn(currency, begun) + minorIn(currency, expired), currency),
      }
    })
    .filter(({ now, before }) => now > 0 || before > 0)
    .sort((one, other) => other.payers - one.payers || (one.currency < other.currency ? -1 : 1))
    .map(({ currency, now, before }) => ({ currency, now, before }))
}
