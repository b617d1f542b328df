import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminEmailEvents extends CommonEvents {
  /** A code is about to be sent to the new email. Cancelable: none is sent then. */
  'before-email-change': { email: string }
  /** The new email was confirmed by its code. */
  'email-change': { email: string }
}
