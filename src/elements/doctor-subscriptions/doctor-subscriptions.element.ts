import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { doctorSubscriptionsPreload } from './attributes.ts'
import { DoctorSubscriptions } from './doctor-subscriptions.tsx'
import type { SubscriptionEvents } from '../subscription-events.ts'

/**
 * Table with the subscriptions of all doctors. With `doctor-id` it is an embedded table of one doctor.
 * An event `export-csv` that the page dispatches at it starts its export.
 * @attr {'active' | 'canceled' | 'expired' | 'inactive'} status - filter; `inactive` means canceled and expired; default: all
 * @attr {string | number} doctor-id - shows one doctor, without a header and with a status column
 * @attr {number} page-size - rows of a page, at most 100; default: the size that the admin chose last for this kind of list, or 10
 * @attr {string} list-state - page, sort order, search and plan as `list-change` reports them, such as `page=2&sort=name&order=desc&q=ann&plan=free`; unknown parts are ignored
 */
export interface DoctorSubscriptionsElement extends ScreenElement<SubscriptionEvents> {
  status: string | null
  doctorId: string | null
  pageSize: string | null
  listState: string | null
}

defineElement('doctor-subscriptions', DoctorSubscriptions, doctorSubscriptionsPreload.attributes, doctorSubscriptionsPreload)

declare global {
  interface HTMLElementTagNameMap {
    'doctor-subscriptions': DoctorSubscriptionsElement
  }
}
