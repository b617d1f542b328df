import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminProfileEvents extends CommonEvents {
  /** Fires before the request that saves the profile. Cancelable: `preventDefault()` stops the request. */
  'before-profile-change': undefined
  /** Fires after the profile is saved, and once more after a code has confirmed a new email. */
  'profile-change': undefined
}
