import type { Plan } from '../../core/contract/subscriptions.ts'
import type { CommonEvents } from '../runtime/common-events.ts'

export interface DoctorEditorEvents extends CommonEvents {
  /** The profile was saved. */
  'doctor-change': { doctorId: number }
  /** Another plan was saved. */
  'plan-change': { doctorId: number; plan: Plan }
}
