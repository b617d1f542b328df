import { defineElement } from '../define.tsx'
import { AdminSignIn } from './admin-sign-in.tsx'

/**
 * The panel's sign-in. Events: `signed-in` with the current user, `ready`.
 */
export type AdminSignInElement = HTMLElement

defineElement('admin-sign-in', AdminSignIn, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-sign-in': AdminSignInElement
  }
}
