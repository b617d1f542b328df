import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { withFluentProvider } from '../ui/fluent/with-fluent-provider.tsx'
import { AdminSignIn } from './admin-sign-in.tsx'
import type { AdminSignInEvents } from './events.ts'

/**
 * Sign-in form of the panel. After a session has ended, it says so.
 * @attr {boolean} autofocus - focuses the field Email
 */
export type AdminSignInElement = ScreenElement<AdminSignInEvents>

defineElement('admin-sign-in', withFluentProvider(AdminSignIn), ['autofocus'])

declare global {
  interface HTMLElementTagNameMap {
    'admin-sign-in': AdminSignInElement
  }
}
