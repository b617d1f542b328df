import { defineElement } from '../define.tsx'
import { PatientDetail } from './patient-detail.tsx'

/**
 * One patient with the visits and their pictures. Events: `navigate` (cancelable), `ready`, `load-error`.
 * @attr patient-id whole number
 */
export interface PatientDetailElement extends HTMLElement {
  patientId: string | null
}

defineElement('patient-detail', PatientDetail, ['patientId'])

declare global {
  interface HTMLElementTagNameMap {
    'patient-detail': PatientDetailElement
  }
}
