import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminEmailEvents extends CommonEvents {
  /** Fires before a code is sent to the new email. Cancelable: `preventDefault()` stops the request. */
  'before-email-change': { email: string }
  /** Fires after the code confirmed the new email. */
  'email-change': { email: string }
}
