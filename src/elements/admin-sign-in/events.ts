import type { CurrentUser } from '../../core/session-state.ts'
import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminSignInEvents extends CommonEvents {
  /** Somebody signed in. */
  'signed-in': CurrentUser
}
