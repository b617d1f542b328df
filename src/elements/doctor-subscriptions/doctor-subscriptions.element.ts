import { defineElement } from '../define.tsx'
import { DoctorSubscriptions } from './doctor-subscriptions.tsx'

/**
 * The subscriptions of all doctors, or with `doctor-id` the embedded table of one.
 * Events: `before-subscription-change` (cancelable), `subscription-change`, `invoice-open`, `ready`, `load-error`.
 * @attr status active, canceled, expired, inactive (canceled and expired); all when absent
 * @attr doctor-id whole number: no header, but a status column
 * @attr page-size rows of a page, 10 when absent, 100 at most
 */
export interface DoctorSubscriptionsElement extends HTMLElement {
  status: string | null
  doctorId: string | null
  pageSize: string | null
}

defineElement('doctor-subscriptions', DoctorSubscriptions, ['status', 'doctorId', 'pageSize'])

declare global {
  interface HTMLElementTagNameMap {
    'doctor-subscriptions': DoctorSubscriptionsElement
  }
}
