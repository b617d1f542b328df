import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { AdminOverview } from './admin-overview.tsx'

/** How the office stands: figures, charts, what expires soon and who is new. */
export type AdminOverviewElement = ScreenElement

defineElement('admin-overview', AdminOverview, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-overview': AdminOverviewElement
  }
}
