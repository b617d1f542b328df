import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminPasswordEvents extends CommonEvents {
  /** The password is about to be changed. Cancelable: nothing is sent then. */
  'before-password-change': undefined
  /** The password was changed. The panel's own session ends with it. */
  'password-change': undefined
}
