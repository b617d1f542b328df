import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import type { ListEvents } from '../ui/list/list-events.ts'
import { ActivityLog } from './activity-log.tsx'
import { activityLogPreload } from './attributes.ts'

/**
 * History: who changed what, when and why. The history of a practice shows to everybody who may see it, any other to superadmins only.
 * @attr {string | number} doctor-id - shows only the entries of this practice: changes of its profile, plan and subscriptions
 * @attr {string | number} admin-id - shows only the entries by this admin and about it
 * @attr {number} page-size - rows of a page, at most 100; default: the size that the admin chose last for this kind of list, or 10
 * @attr {string} list-state - page, sort order, search and filters as `list-change` reports them, such as `page=2&kind=account`; unknown parts are ignored
 */
export interface ActivityLogElement extends ScreenElement<ListEvents> {
  doctorId: string | null
  adminId: string | null
  pageSize: string | null
  listState: string | null
}

defineElement('activity-log', ActivityLog, activityLogPreload.attributes, activityLogPreload)

declare global {
  interface HTMLElementTagNameMap {
    'activity-log': ActivityLogElement
  }
}
