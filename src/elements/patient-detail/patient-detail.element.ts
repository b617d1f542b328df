import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import type { PatientDetailEvents } from './events.ts'
import { PatientDetail } from './patient-detail.tsx'

/**
 * One patient with visits and their pictures.
 * @attr {string | number} patient-id - id of the patient, required
 */
export interface PatientDetailElement extends ScreenElement<PatientDetailEvents> {
  patientId: string | null
}

defineElement('patient-detail', PatientDetail, ['patientId'], { awaited: ['patientId'] })

declare global {
  interface HTMLElementTagNameMap {
    'patient-detail': PatientDetailElement
  }
}
