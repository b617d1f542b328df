import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { AdminOverview } from './admin-overview.tsx'

/** Dashboard of the office: figures, charts, subscriptions that expire soon and new accounts. */
export type AdminOverviewElement = ScreenElement

defineElement('admin-overview', AdminOverview, [])

declare global {
  interface HTMLElementTagNameMap {
    'admin-overview': AdminOverviewElement
  }
}
