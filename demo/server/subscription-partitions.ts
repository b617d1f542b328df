import { and, eq, gt, inArray } from 'drizzle-orm'
import {
  plans,
  subscriptionStatuses,
  type ListSubscriptionsQuery,
  type SubscriptionFilter,
  type SubscriptionStatus,
} from '../../src/core/contract/subscriptions.ts'
import { listCounts, subscriptions } from './schema.ts'

/** Which statuses a filter lets through. */
export const statusesOf = (filter: SubscriptionFilter | undefined): SubscriptionStatus[] =>
  filter === undefined ? [...subscriptionStatuses] : filter === 'inactive' ? ['canceled', 'expired'] : [filter]

/** The same as one range of their order. */
const rangeOf = (filter: SubscriptionFilter | undefined) =>
  filter === 'inactive' ? gt(subscriptions.status, 'active') : filter && eq(subscriptions.status, filter)

/**
 * The ranges of an index that are the list together: one for each status, since an index of each order begins with the status, or with status
 * and plan. By status itself a list is sorted in ranges, one a plan.
 */
export const partitionsOf = ({ status, plan, sort }: ListSubscriptionsQuery) =>
  sort === 'status'
    ? (plan ? [plan] : plans).map((one) => and(eq(subscriptions.plan, one), rangeOf(status)))
    : statusesOf(status).map((one) => and(eq(subscriptions.status, one), plan && eq(subscriptions.plan, plan)))

/** The kept counts that make up the total. */
export const countedBy = ({ status, plan }: ListSubscriptionsQuery) =>
  and(status && inArray(listCounts.status, statusesOf(status)), plan && eq(listCounts.plan, plan))
