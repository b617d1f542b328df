import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { AdminCreate } from './admin-create.tsx'
import type { AdminCreateEvents } from './events.ts'

/**
 * Form that adds an admin; for superadmins only. Afterward it fires `navigate` to the list of admins;
 * the page performs the navigation.
 */
export type AdminCreateElement = ScreenElement<AdminCreateEvents>

defineElement('admin-create', AdminCreate, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-create': AdminCreateElement
  }
}
