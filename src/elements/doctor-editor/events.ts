import type { Id } from '../../core/contract/as-read.ts'
import type { Plan } from '../../core/contract/subscriptions.ts'
import type { CommonEvents } from '../runtime/common-events.ts'
import type { RecordEvents } from '../runtime/record-events.ts'

export interface DoctorEditorEvents extends CommonEvents, RecordEvents {
  /** Fires before the request that saves the profile. Cancelable: `preventDefault()` stops the request. */
  'before-doctor-change': { doctorId: Id }
  /** Fires after the profile is saved. */
  'doctor-change': { doctorId: Id }
  /** Fires before the request that saves a confirmed new plan. Cancelable: `preventDefault()` stops the request. */
  'before-plan-change': { doctorId: Id; plan: Plan }
  /** Fires after a new plan is saved. */
  'plan-change': { doctorId: Id; plan: Plan }
}
