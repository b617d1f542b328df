import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { AdminEmail } from './admin-email.tsx'
import type { AdminEmailEvents } from './events.ts'

/** Form that changes the email of the signed-in admin. A code, sent to the new address, confirms the change. */
export type AdminEmailElement = ScreenElement<AdminEmailEvents>

defineElement('admin-email', AdminEmail, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-email': AdminEmailElement
  }
}
