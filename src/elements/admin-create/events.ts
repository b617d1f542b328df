import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminCreateEvents extends CommonEvents {
  /** An admin was made. */
  'admin-create': { email: string }
}
