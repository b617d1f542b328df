import type { Subscription } from '../core/contract/subscriptions.ts'
import type { ListEvents } from './ui/list/list-events.ts'

export interface SubscriptionChange {
  subscription: Subscription
  status: 'active' | 'canceled'
  reason: string
}

/**
 * Events of a list of subscriptions, and of the screens that embed it.
 * Defined here, because a screen never imports another screen's folder.
 */
export interface SubscriptionEvents extends ListEvents {
  /** Fires before the request that cancels or reactivates a subscription. Cancelable: `preventDefault()` stops the request. */
  'before-subscription-change': SubscriptionChange
  /** Fires after a subscription is canceled or reactivated. */
  'subscription-change': SubscriptionChange
  /** Fires when an invoice opens. */
  'invoice-open': { subscription: Subscription }
}
