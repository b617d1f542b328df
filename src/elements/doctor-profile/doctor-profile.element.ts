import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { DoctorProfile } from './doctor-profile.tsx'
import type { DoctorProfileEvents } from './events.ts'

/**
 * One doctor: the card with the dialog 'Edit Doctor Details', the subscriptions and the patients, whose events
 * pass through.
 * @attr {string | number} doctor-id - which doctor, required
 * @attr {string} list-state - what `list-change` told, such as `subscriptions.page=2&patients.q=ann`
 */
export interface DoctorProfileElement extends ScreenElement<DoctorProfileEvents> {
  doctorId: string | null
  listState: string | null
}

defineElement('doctor-profile', DoctorProfile, ['doctorId', 'listState'], { awaited: ['doctorId'] })

declare global {
  interface HTMLElementTagNameMap {
    'doctor-profile': DoctorProfileElement
  }
}
