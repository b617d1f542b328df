import { defineElement } from '../define.tsx'
import { AdminOverview } from './admin-overview.tsx'

/** How the office stands: figures, charts, what expires soon and who is new. Events: `navigate` (cancelable), `ready`, `load-error`. */
export type AdminOverviewElement = HTMLElement

defineElement('admin-overview', AdminOverview, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-overview': AdminOverviewElement
  }
}
