import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { DoctorEditor } from './doctor-editor.tsx'
import type { DoctorEditorEvents } from './events.ts'

/**
 * Form that edits a doctor's profile, status and plan. Has the attribute `unsaved` while there are unsaved changes.
 * @attr {string | number} doctor-id - id of the doctor, required
 */
export interface DoctorEditorElement extends ScreenElement<DoctorEditorEvents> {
  doctorId: string | null
}

defineElement('doctor-editor', DoctorEditor, ['doctorId'], { awaited: ['doctorId'] })

declare global {
  interface HTMLElementTagNameMap {
    'doctor-editor': DoctorEditorElement
  }
}
