import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminPasswordEvents extends CommonEvents {
  /** Fires before the request that changes the password. Cancelable: `preventDefault()` stops the request. */
  'before-password-change': undefined
  /** Fires after the password is changed. The panel's own session ends next. */
  'password-change': undefined
}
