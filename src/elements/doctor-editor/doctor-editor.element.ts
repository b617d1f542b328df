import { defineElement } from '../define.tsx'
import { DoctorEditor } from './doctor-editor.tsx'

/**
 * Edits a doctor's profile, status and plan. Carries the attribute `unsaved` while there are unsaved changes.
 * Events: `doctor-change`, `plan-change`, `navigate`, `ready`, `load-error`.
 * @attr doctor-id whole number, required
 */
export interface DoctorEditorElement extends HTMLElement {
  doctorId: string | null
}

defineElement('doctor-editor', DoctorEditor, ['doctorId'])

declare global {
  interface HTMLElementTagNameMap {
    'doctor-editor': DoctorEditorElement
  }
}
