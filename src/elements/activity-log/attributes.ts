import { preloadActivityList, type ActivityQuery } from '../../core/activity.ts'
import { idOf } from '../../core/ids.ts'
import type { ListPreload } from '../runtime/properties.ts'
import { pageSizeOf } from '../ui/list/page-size.ts'

export interface ActivityLogAttributes {
  doctorId?: string
  adminId?: string
  pageSize?: string
  listState?: string
}

type AttributeFault = 'badDoctor' | 'badAdmin'

/** Returns the query that the attributes select, or the fault of an invalid attribute. */
export function queryOf({ doctorId, adminId, pageSize }: ActivityLogAttributes): Partial<ActivityQuery> | AttributeFault {
  // An empty attribute means that the page had no id. It must not show the whole history.
  const [doctor_id, admin_id] = [doctorId, adminId].map((id) => (id === undefined ? undefined : idOf(id)))
  if (doctorId !== undefined && doctor_id === undefined) return 'badDoctor'
  if (adminId !== undefined && admin_id === undefined) return 'badAdmin'
  return { ...(doctor_id !== undefined && { doctor_id }), ...(admin_id !== undefined && { admin_id }), ...pageSizeOf(pageSize) }
}

/** True if only superadmins may read these entries. */
export const isForSuperadmin = ({ doctor_id, admin_id }: Partial<ActivityQuery>) => doctor_id === undefined || admin_id !== undefined

/** Reads the history of a practice. Skips the others: other roles must not send those requests. */
export const activityLogPreload: ListPreload<ActivityLogAttributes> = {
  attributes: ['doctorId', 'adminId', 'pageSize', 'listState'],
  awaited: ['doctorId', 'adminId'],
  preload: ({ listState, ...attributes }) => {
    const query = queryOf(attributes)
    if (typeof query !== 'string' && !isForSuperadmin(query)) preloadActivityList(query, listState)
  },
}
