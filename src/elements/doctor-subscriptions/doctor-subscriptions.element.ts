import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { preloadDoctorSubscriptions } from './attributes.ts'
import { DoctorSubscriptions } from './doctor-subscriptions.tsx'
import type { SubscriptionEvents } from '../subscription-events.ts'

/**
 * The subscriptions of all doctors, or with `doctor-id` the embedded table of one.
 * @attr {'active' | 'canceled' | 'expired' | 'inactive'} status - inactive: canceled and expired; all when absent
 * @attr {string | number} doctor-id - no header, but a status column
 * @attr {number} page-size - rows of a page, 10 when absent, 100 at most
 * @attr {string} list-state - what `list-change` told, such as `page=2&sort=name&order=desc&q=ann&plan=free`; what means nothing in it is ignored
 */
export interface DoctorSubscriptionsElement extends ScreenElement<SubscriptionEvents> {
  status: string | null
  doctorId: string | null
  pageSize: string | null
  listState: string | null
}

defineElement('doctor-subscriptions', DoctorSubscriptions, ['status', 'doctorId', 'pageSize', 'listState'], {
  awaited: ['doctorId'],
  prepare: preloadDoctorSubscriptions,
})

declare global {
  interface HTMLElementTagNameMap {
    'doctor-subscriptions': DoctorSubscriptionsElement
  }
}
