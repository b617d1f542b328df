import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { withFluentProvider } from '../ui/fluent/with-fluent-provider.tsx'
import { AdminPassword } from './admin-password.tsx'
import type { AdminPasswordEvents } from './events.ts'

/** Changes the password of whoever is signed in; the panel's own session ends with it. */
export type AdminPasswordElement = ScreenElement<AdminPasswordEvents>

defineElement('admin-password', withFluentProvider(AdminPassword), [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-password': AdminPasswordElement
  }
}
