import { isSubscriptionFilter } from '../../core/contract/subscriptions.ts'
import { idOf } from '../../core/ids.ts'
import { preloadSubscriptionList, type SubscriptionQuery } from '../../core/subscriptions.ts'
import type { ListPreload } from '../runtime/properties.ts'
import { pageSizeOf } from '../ui/list/page-size.ts'

export interface DoctorSubscriptionsAttributes {
  status?: string
  doctorId?: string
  pageSize?: string
  listState?: string
}

type AttributeFault = 'badStatus' | 'badDoctor'

/** Returns the query that the attributes select, or the fault of an invalid attribute. */
export function queryOf({ status, doctorId, pageSize }: DoctorSubscriptionsAttributes): Partial<SubscriptionQuery> | AttributeFault {
  if (status && !isSubscriptionFilter(status)) return 'badStatus'
  // An empty `doctor-id` means that the page had no id. It must not show the subscriptions of all doctors.
  const doctor_id = doctorId === undefined ? undefined : idOf(doctorId)
  if (doctorId !== undefined && doctor_id === undefined) return 'badDoctor'
  return {
    status: status && isSubscriptionFilter(status) ? status : undefined,
    doctor_id,
    ...pageSizeOf(pageSize),
  }
}

export const doctorSubscriptionsPreload: ListPreload<DoctorSubscriptionsAttributes> = {
  attributes: ['status', 'doctorId', 'pageSize', 'listState'],
  awaited: ['doctorId'],
  preload: ({ listState, ...attributes }) => {
    const query = queryOf(attributes)
    if (typeof query !== 'string') preloadSubscriptionList(query, listState)
  },
}
