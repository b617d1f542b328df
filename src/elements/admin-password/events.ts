import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminPasswordEvents extends CommonEvents {
  /** The password was changed. The panel's own session ends with it. */
  'password-change': undefined
}
