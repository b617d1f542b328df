import { defineElement } from '../define.tsx'
import { DoctorProfile } from './doctor-profile.tsx'

/**
 * One doctor: the card with the dialog 'Edit Doctor Details', the subscriptions and the patients.
 * Events: `doctor-change` with the doctor's id, `list-change` (`{state}`) of both lists, `navigate` (cancelable), `ready`, `load-error`; those of the embedded
 * `doctor-subscriptions` pass through.
 * @attr doctor-id whole number
 * @attr list-state what `list-change` told, such as `subscriptions.page=2&patients.q=ann`
 */
export interface DoctorProfileElement extends HTMLElement {
  doctorId: string | null
  listState: string | null
}

defineElement('doctor-profile', DoctorProfile, ['doctorId', 'listState'])

declare global {
  interface HTMLElementTagNameMap {
    'doctor-profile': DoctorProfileElement
  }
}
