import type { Id } from '../../core/contract/as-read.ts'
import type { RecordEvents } from '../runtime/record-events.ts'
import type { SubscriptionEvents } from '../subscription-events.ts'

export interface DoctorProfileEvents extends SubscriptionEvents, RecordEvents {
  /** Fires before the request that saves email, phone and password. Cancelable: `preventDefault()` stops the request. */
  'before-doctor-change': { doctorId: Id }
  /** Fires after email, phone and password are saved. */
  'doctor-change': { doctorId: Id }
}
