import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { inFluent } from '../ui/fluent/in-fluent.tsx'
import { AdminSignIn } from './admin-sign-in.tsx'
import type { AdminSignInEvents } from './events.ts'

/** The panel's sign-in. */
export type AdminSignInElement = ScreenElement<AdminSignInEvents>

defineElement('admin-sign-in', inFluent(AdminSignIn), [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-sign-in': AdminSignInElement
  }
}
