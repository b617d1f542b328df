import { defineElement } from '../define.tsx'
import { AdminProfile } from './admin-profile.tsx'

/**
 * The profile of whoever is signed in. Carries the attribute `unsaved` while there are unsaved changes.
 * Events: `profile-change`, `ready`, `load-error`.
 */
export type AdminProfileElement = HTMLElement

defineElement('admin-profile', AdminProfile, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-profile': AdminProfileElement
  }
}
