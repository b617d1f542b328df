import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminProfileEvents extends CommonEvents {
  /** The profile was saved. */
  'profile-change': undefined
}
