import { and, eq, gt, inArray } from 'drizzle-orm'
import {
  plans,
  subscriptionStatuses,
  type ListSubscriptionsQuery,
  type SubscriptionFilter,
  type SubscriptionStatus,
} from '../../../src/core/contract/subscriptions.ts'
import { listCounts, subscriptions } from '../database/schema.ts'

export const statusesOf = (filter: SubscriptionFilter | undefined): SubscriptionStatus[] =>
  filter === undefined ? [...subscriptionStatuses] : filter === 'inactive' ? ['canceled', 'expired'] : [filter]

/** Returns the filter as one range of the enum's order. */
const rangeOf = (filter: SubscriptionFilter | undefined) =>
  filter === 'inactive' ? gt(subscriptions.status, 'active') : filter && eq(subscriptions.status, filter)

/**
 * Returns the index ranges that form the list: one per status, because the indexes begin with status, or status and plan.
 * Sorted by status, the list has one range per plan.
 */
export const partitionsOf = ({ status, plan, sort }: ListSubscriptionsQuery) =>
  sort === 'status'
    ? (plan ? [plan] : plans).map((one) => and(eq(subscriptions.plan, one), rangeOf(status)))
    : statusesOf(status).map((one) => and(eq(subscriptions.status, one), plan && eq(subscriptions.plan, plan)))

/** Returns the condition for the maintained counts of the total. */
export const countedBy = ({ status, plan }: ListSubscriptionsQuery) =>
  and(status && inArray(listCounts.status, statusesOf(status)), plan && eq(listCounts.plan, plan))
