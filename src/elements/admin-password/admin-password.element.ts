import { defineElement } from '../define.tsx'
import { AdminPassword } from './admin-password.tsx'

/**
 * Changes the password of whoever is signed in; the panel's own session ends with it.
 * Events: `password-change`, `ready`.
 */
export type AdminPasswordElement = HTMLElement

defineElement('admin-password', AdminPassword, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-password': AdminPasswordElement
  }
}
