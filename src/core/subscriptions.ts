import { notFoundForInvalidId } from './api/api-error.ts'
import type { AsSent, Id } from './contract/as-read.ts'
import {
  changeSubscriptionStatus as changeCall,
  listSubscriptions,
  plans,
  reactivationReason,
  subscriptionSorts,
  subscriptionStatuses,
  type ListSubscriptionsQuery,
  type Subscription,
  type SubscriptionFilter,
  type SubscriptionSort,
  type SubscriptionStatus,
} from './contract/subscriptions.ts'
import { isSameId } from './ids.ts'
import { request } from './api/http.ts'
import type { List } from './lists/list.ts'
import { listsOf } from './lists/list-factory.ts'
import { readList, type ListSource } from './lists/read-list.ts'
import { refresh } from './resources/cache.ts'
import { refreshOnConflict } from './resources/resource.ts'
import { rank } from './lists/rank.ts'
import type { PageQuery, SortValue, WholeListRules } from './lists/whole-list.ts'

export type SubscriptionQuery = PageQuery & Omit<AsSent<ListSubscriptionsQuery>, keyof PageQuery> & { sort?: SubscriptionSort }

export type SubscriptionList = List<Subscription, SubscriptionQuery>

// Plans and statuses sort in the order of the contract, as on the server.
const values: Record<SubscriptionSort, (subscription: Subscription) => SortValue> = {
  name: ({ name }) => name,
  plan: ({ plan }) => rank(plans, plan),
  amount: ({ amount, currency }) => (amount === null ? null : { amount, currency }),
  createdAt: ({ createdAt }) => createdAt || null,
  end_date: ({ end_date }) => end_date,
  status: ({ status }) => rank(subscriptionStatuses, status),
}

const rules: WholeListRules<Subscription, SubscriptionQuery> = {
  keeps: ({ status, plan, user_id }, query) =>
    hasStatus(status, query.status) && (!query.plan || plan === query.plan) && isOf(user_id, query.doctor_id),
  texts: ({ name }) => [name],
  value: (subscription, sort) => values[sort as SubscriptionSort](subscription),
  id: ({ id }) => id,
}

export const subscriptionSource: ListSource<Subscription, SubscriptionQuery> = {
  domain: 'subscriptions',
  send: (query) => request(listSubscriptions, { query }),
  rules,
}

// If a row has no doctor, trust the backend to have applied the filter.
const isOf = (user: Id | null, doctor: Id | undefined) => user === null || doctor === undefined || isSameId(user, doctor)

const hasStatus = (status: string, filter: SubscriptionFilter | undefined) =>
  !filter || !status || (filter === 'inactive' ? status !== 'active' : status === filter)

// A single doctor's list has no search and no filters.
const choicesOf = ({ doctor_id }: Partial<SubscriptionQuery>) =>
  doctor_id ? { sorts: subscriptionSorts, search: false } : { sorts: subscriptionSorts, filters: { plan: plans } }

export const { create: createSubscriptionList, preload: preloadSubscriptionList } = listsOf<Subscription, SubscriptionQuery>(
  'subscriptions',
  (query) => ({
    rules,
    choices: choicesOf(query),
    read: (asked) => notFoundForInvalidId(asked.doctor_id, readList(subscriptionSource, asked)),
  }),
)

/** Returns the status if the specification defines it. Any other status shows as 'Unknown' and offers no action. */
export const knownStatus = (status: string): SubscriptionStatus | undefined => subscriptionStatuses.find((known) => known === status)

const outdated = new WeakSet<Subscription>()

/** Returns true if the subscription has been changed since it was read. Its new state is being fetched. */
export const isOutdated = (subscription: Subscription): boolean => outdated.has(subscription)

/**
 * Cancels an active subscription or reactivates a canceled one. Refetches all lists of subscriptions on the page.
 * Errors: `validation` (a blank reason), `not-found`, `status-changed` (changed by someone else),
 * and those of every request.
 */
export async function changeSubscriptionStatus(
  subscription: Subscription,
  status: 'active' | 'canceled',
  reason: string = reactivationReason,
): Promise<void> {
  const { id, user_id, version } = subscription
  await refreshOnConflict(
    request(changeCall, { body: { subscription_id: id, user_id, status, reason, ...(version && { version }) } }),
    'subscriptions',
  )
  outdated.add(subscription)
  refresh('subscriptions')
}
