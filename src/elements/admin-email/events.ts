import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminEmailEvents extends CommonEvents {
  /** The new email was confirmed by its code. */
  'email-change': { email: string }
}
