import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { inFluent } from '../ui/fluent/in-fluent.tsx'
import { AdminPassword } from './admin-password.tsx'
import type { AdminPasswordEvents } from './events.ts'

/** Changes the password of whoever is signed in; the panel's own session ends with it. */
export type AdminPasswordElement = ScreenElement<AdminPasswordEvents>

defineElement('admin-password', inFluent(AdminPassword), [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-password': AdminPasswordElement
  }
}
