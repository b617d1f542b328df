import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { withFluentProvider } from '../ui/fluent/with-fluent-provider.tsx'
import { AdminProfile } from './admin-profile.tsx'
import type { AdminProfileEvents } from './events.ts'

/** The profile of whoever is signed in. Carries the attribute `unsaved` while there are unsaved changes. */
export type AdminProfileElement = ScreenElement<AdminProfileEvents>

defineElement('admin-profile', withFluentProvider(AdminProfile), [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-profile': AdminProfileElement
  }
}
