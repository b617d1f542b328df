import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { DoctorProfile } from './doctor-profile.tsx'
import type { DoctorProfileEvents } from './events.ts'

/**
 * One doctor: a card with the dialog 'Edit Doctor Details', the subscriptions, the patients and the history.
 * Events of the embedded lists bubble through it.
 * @attr {string | number} doctor-id - id of the doctor, required
 * @attr {string} list-state - state of the lists as `list-change` reports it, such as `subscriptions.page=2&patients.q=ann`
 * @attr {'subscriptions' | 'patients'} section - scrolls the page to this list and focuses it
 */
export interface DoctorProfileElement extends ScreenElement<DoctorProfileEvents> {
  doctorId: string | null
  listState: string | null
  section: string | null
}

defineElement('doctor-profile', DoctorProfile, ['doctorId', 'listState', 'section'], { awaited: ['doctorId'] })

declare global {
  interface HTMLElementTagNameMap {
    'doctor-profile': DoctorProfileElement
  }
}
