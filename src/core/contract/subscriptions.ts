import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { DateTime, Identifier, Picture, Text, TypedText, Version } from './fields.ts'
import { listOf, listQueryOf } from './list.ts'
import { Success } from './success.ts'

export const plans = ['free', 'basic', 'standard', 'premium'] as const
export type Plan = (typeof plans)[number]

/** Plan in a response. The client ignores case; an unlisted plan is shown as 'Unknown'. */
export const AnsweredPlan = Type.String()

export const isPlan = (value: string): value is Plan => (plans as readonly string[]).includes(value)

export const subscriptionStatuses = ['active', 'canceled', 'expired'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Status in a response. The client ignores case and takes 'cancelled' for 'canceled'; an unlisted status is shown as 'Unknown'. */
export const AnsweredStatus = Type.String()

/** Status filters of a list. `inactive` means canceled or expired. */
export const subscriptionFilters = [...subscriptionStatuses, 'inactive'] as const
export type SubscriptionFilter = (typeof subscriptionFilters)[number]

export const isSubscriptionFilter = (value: string): value is SubscriptionFilter =>
  (subscriptionFilters as readonly string[]).includes(value)

export const subscriptionSorts = ['name', 'plan', 'amount', 'createdAt', 'end_date', 'status'] as const
export type SubscriptionSort = (typeof subscriptionSorts)[number]

export const reactivationReason = 'Active'

/** Reason of a reactivation that undoes a cancellation at once. */
export const undoReason = 'Undone'

/**
 * Subscription of a doctor. `user_id` and `name` are the doctor's id and name, `practice_name` is for the invoice,
 * `createdAt` the start and `end_date` the expiry.
 * The last day of the period is the day of `end_date` in UTC. An active subscription expires when that day is over.
 * `plan` and `status` may be any text; a value not listed above is displayed as 'Unknown'.
 */
export const Subscription = Type.Object({
  id: Identifier,
  user_id: Identifier,
  name: Type.String(),
  practice_name: Type.Optional(Text),
  profile_picture: Picture,
  status: AnsweredStatus,
  plan: AnsweredPlan,
  amount: Type.Number({ description: "In the currency's major unit: 49.9 is 49 dollars and 90 cents." }),
  currency: Type.String({ description: 'ISO 4217 code in any case.' }),
  stripe_payment_intent_id: Text,
  createdAt: DateTime,
  end_date: Type.Union([DateTime, Type.Null()]),
  version: Version,
})
export type Subscription = AsRead<Static<typeof Subscription>>

export const ListSubscriptionsQuery = listQueryOf(
  subscriptionSorts,
  {
    status: Type.Optional(Type.Enum(subscriptionFilters)),
    doctor_id: Type.Optional(Identifier),
    plan: Type.Optional(Type.Enum(plans)),
  },
  { description: '`amount` sorts by currency code, then by amount; `desc` reverses both.' },
)
export type ListSubscriptionsQuery = Static<typeof ListSubscriptionsQuery>

export const listSubscriptionsSchema = { querystring: ListSubscriptionsQuery, response: { 200: listOf(Subscription) } }

/** Lists subscriptions. Errors: `unauthorized`, `validation`. */
export const listSubscriptions: Call<typeof listSubscriptionsSchema> = {
  name: 'listSubscriptions',
  method: 'GET',
  path: '/admin/doctor/subscriptions',
}

export const ChangeSubscriptionStatusBody = Type.Object({
  subscription_id: Identifier,
  reason: TypedText('reason'),
  user_id: Identifier,
  status: Type.Enum(['active', 'canceled'], { description: 'The status to change to.' }),
  version: Version,
})
export type ChangeSubscriptionStatusBody = Static<typeof ChangeSubscriptionStatusBody>

export const changeSubscriptionStatusSchema = {
  body: ChangeSubscriptionStatusBody,
  response: { 200: Success },
}

/**
 * Cancels or reactivates a subscription. If its period is over, a new one of the same length starts today.
 * Errors: `validation` (a blank reason), `not-found`,
 * `status-changed` 409 if the current status does not allow the change, or if the subscription has changed since `version`,
 * `other-active` 409 if the doctor has another active subscription.
 */
export const changeSubscriptionStatus: Call<typeof changeSubscriptionStatusSchema> = {
  name: 'changeSubscriptionStatus',
  method: 'POST',
  path: '/admin/subscription/status/change',
}
