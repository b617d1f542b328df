import type { Id } from '../../core/contract/as-read.ts'
import type { SubscriptionEvents } from '../subscription-events.ts'

export interface DoctorProfileEvents extends SubscriptionEvents {
  /** Email, phone and password are about to be saved. Cancelable: nothing is sent then. */
  'before-doctor-change': { doctorId: Id }
  /** Email, phone and password were saved. */
  'doctor-change': { doctorId: Id }
}
