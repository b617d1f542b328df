import type { Subscription } from '../core/contract/subscriptions.ts'
import type { ListEvents } from './ui/table/list-events.ts'

/** A change of status, as it is asked for and as it was done. */
export interface SubscriptionChange {
  subscription: Subscription
  status: 'active' | 'canceled'
  reason: string
}

/** What a list of subscriptions tells, and whatever it is embedded in: as in `embeddable.ts`, a screen never imports another one's folder. */
export interface SubscriptionEvents extends ListEvents {
  /** Before a change is sent. Cancelable: the change is not sent then. */
  'before-subscription-change': SubscriptionChange
  /** A subscription was canceled or reactivated. */
  'subscription-change': SubscriptionChange
  /** An invoice was opened. */
  'invoice-open': { subscription: Subscription }
}
