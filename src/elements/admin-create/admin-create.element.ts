import { defineElement } from '../define.tsx'
import { AdminCreate } from './admin-create.tsx'

/**
 * Adds an admin; for superadmins only. It leads to the admins by `navigate`, and goes nowhere itself.
 * Events: `admin-create` with the email, `navigate`, `ready`, `load-error`.
 */
export type AdminCreateElement = HTMLElement

defineElement('admin-create', AdminCreate, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-create': AdminCreateElement
  }
}
