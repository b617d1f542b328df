import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminProfileEvents extends CommonEvents {
  /** The profile is about to be saved. Cancelable: nothing is sent then. */
  'before-profile-change': undefined
  /** The profile was saved. */
  'profile-change': undefined
}
