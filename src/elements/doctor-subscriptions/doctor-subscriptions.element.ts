import { defineElement } from '../define.tsx'
import { DoctorSubscriptions } from './doctor-subscriptions.tsx'

/**
 * The subscriptions of all doctors, or with `doctor-id` the embedded table of one.
 * Events: `before-subscription-change` (cancelable), `subscription-change`, `invoice-open`, `list-change` (`{state}`) when page,
 * size, sort, search or plan filter change, `ready`, `load-error`.
 * @attr status active, canceled, expired, inactive (canceled and expired); all when absent
 * @attr doctor-id whole number: no header, but a status column
 * @attr page-size rows of a page, 10 when absent, 100 at most
 * @attr list-state what `list-change` told, such as `page=2&sort=name&order=desc&q=ann&plan=free`; what means nothing in it is ignored
 */
export interface DoctorSubscriptionsElement extends HTMLElement {
  status: string | null
  doctorId: string | null
  pageSize: string | null
  listState: string | null
}

defineElement('doctor-subscriptions', DoctorSubscriptions, ['status', 'doctorId', 'pageSize', 'listState'])

declare global {
  interface HTMLElementTagNameMap {
    'doctor-subscriptions': DoctorSubscriptionsElement
  }
}
