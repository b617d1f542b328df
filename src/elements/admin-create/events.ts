import type { CommonEvents } from '../runtime/common-events.ts'

export interface AdminCreateEvents extends CommonEvents {
  /** Fires before the request that adds an admin. Cancelable: `preventDefault()` stops the request. */
  'before-admin-create': { email: string }
  /** Fires after an admin is added. */
  'admin-create': { email: string }
}
