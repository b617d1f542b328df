import { compareIds } from './lists/compare-ids.ts'
import type { DoctorListItem } from './contract/doctors.ts'
import {
  overviewPeriods,
  overviewRows,
  type Figure,
  type MonthCount,
  type Overview,
  type Revenue,
  type SubscriptionCount,
} from './contract/overview.ts'
import type { PatientListItem } from './contract/patients.ts'
import { plans, subscriptionStatuses, type Subscription } from './contract/subscriptions.ts'
import { rank } from './lists/rank.ts'

interface Lists {
  doctors: DoctorListItem[]
  patients: PatientListItem[]
  subscriptions: Subscription[]
}

/** Unknown joining dates sort last. */
const joiningOf = ({ createdAt }: DoctorListItem) => timeOf(createdAt) || -Infinity

const timeOf = (moment: string | null) => (moment === null ? Number.NaN : Date.parse(moment))

const isActive = ({ status }: Subscription) => status === 'active'

/** Computes the overview from whole lists. The result equals our own server's for the same data. */
export function overviewOf({ doctors, patients, subscriptions }: Lists, now: Date): Overview {
  const { before, today, soon, months } = overviewPeriods(now)
  const joined = (list: { createdAt: string }[]): Figure => ({
    now: list.length,
    before: list.filter(({ createdAt }) => timeOf(createdAt) < before.getTime()).length,
  })
  const wasActive = ({ status, createdAt, end_date }: Subscription) =>
    timeOf(createdAt) < before.getTime() && (status === 'active' || (status === 'expired' && timeOf(end_date) >= before.getTime()))
  const soonEnding = ({ status, end_date }: Subscription) =>
    status === 'active' && timeOf(end_date) >= today.getTime() && timeOf(end_date) < soon.getTime()
  const expiring = subscriptions
    .filter(soonEnding)
    .sort((one, other) => timeOf(one.end_date) - timeOf(other.end_date) || compareIds(one.id, other.id))
  return {
    practices: joined(doctors),
    patients: joined(patients),
    activeSubscriptions: { now: subscriptions.filter(isActive).length, before: subscriptions.filter(wasActive).length },
    revenue: revenueOf(subscriptions, wasActive),
    joined: joinedIn(months, doctors),
    subscriptions: countsOf(subscriptions),
    expiring: { total: expiring.length, first: expiring.slice(0, overviewRows) },
    newest: [...doctors].sort((one, other) => joiningOf(other) - joiningOf(one) || compareIds(other.id, one.id)).slice(0, overviewRows),
  }
}

function joinedIn(months: string[], doctors: DoctorListItem[]): MonthCount[] {
  const counts = new Map(months.map((month) => [month, 0]))
  for (const { createdAt } of doctors) {
    const moment = new Date(createdAt)
    const month = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 7)
    const count = counts.get(month)
    if (count !== undefined) counts.set(month, count + 1)
  }
  return [...counts].map(([month, count]) => ({ month, count }))
}

// Adds thousandths as integers to avoid rounding errors. No currency has a smaller unit.
const sumOf = (subscriptions: Subscription[]) => subscriptions.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 1000), 0) / 1000

function revenueOf(subscriptions: Subscription[], wasActive: (subscription: Subscription) => boolean): Revenue[] {
  const paid = subscriptions.filter(({ amount }) => (amount ?? 0) > 0)
  const currencies = [...new Set(paid.map(({ currency }) => currency.toUpperCase()))]
  return currencies
    .map((code) => {
      const own = paid.filter(({ currency }) => currency.toUpperCase() === code)
      const active = own.filter(isActive)
      return { currency: code, payers: active.length, now: sumOf(active), before: sumOf(own.filter(wasActive)) }
    })
    .filter(({ now, before }) => now > 0 || before > 0)
    .sort((one, other) => other.payers - one.payers || (one.currency < other.currency ? -1 : 1))
    .map(({ currency, now, before }) => ({ currency, now, before }))
}

function countsOf(subscriptions: Subscription[]): SubscriptionCount[] {
  const counts = new Map<string, SubscriptionCount>()
  for (const { plan, status } of subscriptions) {
    const key = JSON.stringify([plan, status])
    counts.set(key, { plan, status, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const order = ({ plan, status }: SubscriptionCount) => rank(plans, plan) * 10 + rank(subscriptionStatuses, status)
  return [...counts.values()].sort((one, other) => order(one) - order(other))
}
