import type { Figure, MonthCount, Revenue, SubscriptionCount } from '../../src/core/contract/overview.ts'
import { plans, subscriptionStatuses } from '../../src/core/contract/subscriptions.ts'
import { majorOf } from './money.ts'
import type { SubscriptionSums } from './overview-repository.ts'

type Sums = SubscriptionSums[number]

const total = (rows: SubscriptionSums, value: (row: Sums) => number) => rows.reduce((all, row) => all + value(row), 0)

/** The months that nobody joined in count too. */
export const joinedByMonth = (months: string[], joined: MonthCount[]): MonthCount[] =>
  months.map((month) => ({ month, count: joined.find((row) => row.month === month)?.count ?? 0 }))

export const activeFigure = (sums: SubscriptionSums): Figure => ({
  now: total(sums, ({ status, count }) => (status === 'active' ? count : 0)),
  before: total(sums, ({ activeBefore }) => activeBefore),
})

/** By plan and status, both in the order of the contract. */
export const subscriptionCounts = (sums: SubscriptionSums): SubscriptionCount[] =>
  plans.flatMap((plan) =>
    subscriptionStatuses.flatMap((status) => {
      const count = total(sums, (row) => (row.plan === plan && row.status === status ? row.count : 0))
      return count > 0 ? [{ plan, status, count }] : []
    }),
  )

/** The currency that most subscriptions are paid in stands first. */
export const revenueByCurrency = (sums: SubscriptionSums): Revenue[] => {
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
  return currencies
    .map((currency) => {
      const rows = sums.filter((row) => row.currency === currency)
      return {
        currency,
        payers: total(rows, ({ paidNow }) => paidNow),
        now: majorOf(total(rows, ({ minorNow }) => minorNow), currency),
        before: majorOf(total(rows, ({ minorBefore }) => minorBefore), currency),
      }
    })
    .filter(({ now, before }) => now > 0 || before > 0)
    .sort((one, other) => other.payers - one.payers || (one.currency < other.currency ? -1 : 1))
    .map(({ currency, now, before }) => ({ currency, now, before }))
}

export const expiringTotal = (sums: SubscriptionSums) => total(sums, ({ expiring }) => expiring)
