import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { AdminPassword } from './admin-password.tsx'
import type { AdminPasswordEvents } from './events.ts'

/** Form that changes the password of the signed-in admin. Success ends the panel's own session; a portal's session continues. */
export type AdminPasswordElement = ScreenElement<AdminPasswordEvents>

defineElement('admin-password', AdminPassword, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-password': AdminPasswordElement
  }
}
