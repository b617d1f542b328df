import type { Plan } from '../../core/contract/subscriptions.ts'
import type { CommonEvents } from '../runtime/common-events.ts'

export interface DoctorEditorEvents extends CommonEvents {
  /** The profile is about to be saved. Cancelable: nothing is sent then. */
  'before-doctor-change': { doctorId: number }
  /** The profile was saved. */
  'doctor-change': { doctorId: number }
  /** Another plan was confirmed and is about to be saved. Cancelable: nothing is sent then. */
  'before-plan-change': { doctorId: number; plan: Plan }
  /** Another plan was saved. */
  'plan-change': { doctorId: number; plan: Plan }
}
