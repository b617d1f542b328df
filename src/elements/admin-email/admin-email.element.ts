import { defineElement } from '../define.tsx'
import { AdminEmail } from './admin-email.tsx'

/**
 * Changes the email of whoever is signed in, after a code that is sent to the new one.
 * Events: `email-change` with the new email, `ready`.
 */
export type AdminEmailElement = HTMLElement

defineElement('admin-email', AdminEmail, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-email': AdminEmailElement
  }
}
