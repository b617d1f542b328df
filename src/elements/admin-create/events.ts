import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminCreateEvents extends CommonEvents {
  /** An admin is about to be made. Cancelable: nothing is sent then. */
  'before-admin-create': { email: string }
  /** An admin was made. */
  'admin-create': { email: string }
}
