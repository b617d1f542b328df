import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { AdminSignIn } from './admin-sign-in.tsx'
import type { AdminSignInEvents } from './events.ts'

/**
 * Sign-in form of the panel. After a session has ended, it says so. After the password it asks for the second factor, where the server wants one.
 * @attr {boolean} autofocus - focuses the field Email
 * @attr {string} reset-token - token of a link for a forgotten password; asks for the new password instead
 */
export interface AdminSignInElement extends ScreenElement<AdminSignInEvents> {
  resetToken: string | null
}

defineElement('admin-sign-in', AdminSignIn, ['autofocus', 'resetToken'])

declare global {
  interface HTMLElementTagNameMap {
    'admin-sign-in': AdminSignInElement
  }
}
