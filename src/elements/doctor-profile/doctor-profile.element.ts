import { defineElement } from '../define.tsx'
import { DoctorProfile } from './doctor-profile.tsx'

/**
 * One doctor: the card with the dialog 'Edit Doctor Details', the subscriptions and the patients.
 * Events: `doctor-change` with the doctor's id, `navigate` (cancelable), `ready`, `load-error`; those of the embedded
 * `doctor-subscriptions` pass through.
 * @attr doctor-id whole number
 */
export interface DoctorProfileElement extends HTMLElement {
  doctorId: string | null
}

defineElement('doctor-profile', DoctorProfile, ['doctorId'])

declare global {
  interface HTMLElementTagNameMap {
    'doctor-profile': DoctorProfileElement
  }
}
