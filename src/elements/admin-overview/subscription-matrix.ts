import type { SubscriptionCount } from '../../core/contract/overview.ts'
import { isPlan, plans, subscriptionStatuses } from '../../core/contract/subscriptions.ts'
import { knownStatus } from '../../core/subscriptions.ts'

const unknown = 'unknown'

export type PlanKey = (typeof plans)[number] | typeof unknown
export type StatusKey = (typeof subscriptionStatuses)[number] | typeof unknown

/**
 * Subscription counts: one row per plan, one column per status.
 * Plans and statuses that the contract does not define are counted together as `unknown`.
 */
export interface SubscriptionMatrix {
  statuses: { key: StatusKey; total: number }[]
  plans: { key: PlanKey; total: number; values: number[] }[]
}

export function matrixOf(counts: SubscriptionCount[]): SubscriptionMatrix {
  const cells = counts.map(({ plan, status, count }) => ({
    plan: isPlan(plan) ? plan : unknown,
    status: knownStatus(status) ?? unknown,
    count: count ?? 0,
  }))
  const sum = (plan?: PlanKey, status?: StatusKey) =>
    cells
      .filter((cell) => cell.plan === (plan ?? cell.plan) && cell.status === (status ?? cell.status))
      .reduce((total, { count }) => total + count, 0)
  const statuses = [...subscriptionStatuses, unknown] as const
  const shown = statuses.map((key) => ({ key, total: sum(undefined, key) })).filter(({ key, total }) => key !== unknown || total > 0)
  return {
    statuses: shown,
    plans: [...plans, unknown as PlanKey]
      .map((key) => ({ key, total: sum(key), values: shown.map((status) => sum(key, status.key)) }))
      .filter(({ key, total }) => key !== unknown || total > 0),
  }
}
