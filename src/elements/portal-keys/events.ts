import type { Id } from '../../core/contract/as-read.ts'
import type { CommonEvents } from '../runtime/common-events.ts'

export interface PortalKeysEvents extends CommonEvents {
  /** Fires before the request that creates a key. Cancelable: `preventDefault()` stops the request. */
  'before-portal-key-create': { name: string }
  /** Fires after a key is created. Its secret is not in the event. */
  'portal-key-create': { keyId: Id; name: string }
  /** Fires before the request that revokes a key. Cancelable: `preventDefault()` stops the request. */
  'before-portal-key-revoke': { keyId: Id; name: string }
  /** Fires after a key is revoked. */
  'portal-key-revoke': { keyId: Id; name: string }
}
