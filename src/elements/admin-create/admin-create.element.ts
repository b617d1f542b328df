import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { withFluentProvider } from '../ui/fluent/with-fluent-provider.tsx'
import { AdminCreate } from './admin-create.tsx'
import type { AdminCreateEvents } from './events.ts'

/** Adds an admin; for superadmins only. It leads to the admins by `navigate`, and goes nowhere itself. */
export type AdminCreateElement = ScreenElement<AdminCreateEvents>

defineElement('admin-create', withFluentProvider(AdminCreate), [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-create': AdminCreateElement
  }
}
