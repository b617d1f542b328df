import type { CurrentUser } from '../../core/session/session-state.ts'
import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminSignInEvents extends CommonEvents {
  /** Fires after a successful sign-in. */
  'signed-in': CurrentUser
}
