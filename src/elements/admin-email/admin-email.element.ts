import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { withFluentProvider } from '../ui/fluent/with-fluent-provider.tsx'
import { AdminEmail } from './admin-email.tsx'
import type { AdminEmailEvents } from './events.ts'

/** Changes the email of whoever is signed in, after a code that is sent to the new one. */
export type AdminEmailElement = ScreenElement<AdminEmailEvents>

defineElement('admin-email', withFluentProvider(AdminEmail), [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-email': AdminEmailElement
  }
}
