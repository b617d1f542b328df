import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { AdminProfile } from './admin-profile.tsx'
import type { AdminProfileEvents } from './events.ts'

/**
 * Form with the profile of the signed-in admin. Has the attribute `unsaved` while there are unsaved changes.
 * Below it are the admin's second factors and open sessions, if the server has them.
 */
export type AdminProfileElement = ScreenElement<AdminProfileEvents>

defineElement('admin-profile', AdminProfile, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-profile': AdminProfileElement
  }
}
