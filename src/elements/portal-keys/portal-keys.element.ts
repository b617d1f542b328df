import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import type { PortalKeysEvents } from './events.ts'
import { PortalKeys } from './portal-keys.tsx'

/** Secret keys of portals: list, create and revoke; for superadmins only. */
export type PortalKeysElement = ScreenElement<PortalKeysEvents>

defineElement('portal-keys', PortalKeys, [])

declare global {
  interface HTMLElementTagNameMap {
    'portal-keys': PortalKeysElement
  }
}
