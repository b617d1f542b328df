import type { CurrentUser } from '../../core/session/session-state.ts'
import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminSignInEvents extends CommonEvents {
  /** Fires after a successful sign-in. */
  'signed-in': CurrentUser
  /** Fires when the user leaves the form of `reset-token`, after a new password or without one. Remove the attribute then. */
  'reset-close': undefined
}
