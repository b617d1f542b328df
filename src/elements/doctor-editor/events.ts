import type { Plan } from '../../core/contract/subscriptions.ts'
import type { CommonEvents } from '../runtime/host.ts'

export interface DoctorEditorEvents extends CommonEvents {
  /** The profile was saved. */
  'doctor-change': { doctorId: number }
  'plan-change': { doctorId: number; plan: Plan }
}
