import type { Id } from '../../core/contract/as-read.ts'
import type { Plan } from '../../core/contract/subscriptions.ts'
import type { CommonEvents } from '../runtime/common-events.ts'

export interface DoctorEditorEvents extends CommonEvents {
  /** The profile is about to be saved. Cancelable: nothing is sent then. */
  'before-doctor-change': { doctorId: Id }
  /** The profile was saved. */
  'doctor-change': { doctorId: Id }
  /** Another plan was confirmed and is about to be saved. Cancelable: nothing is sent then. */
  'before-plan-change': { doctorId: Id; plan: Plan }
  /** Another plan was saved. */
  'plan-change': { doctorId: Id; plan: Plan }
}
