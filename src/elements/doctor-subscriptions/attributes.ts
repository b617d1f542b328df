import { isSubscriptionFilter } from '../../core/contract/subscriptions.ts'
import { idOf } from '../../core/encoded-id.ts'
import { preloadSubscriptionList, type SubscriptionQuery } from '../../core/subscriptions.ts'
import { pageSizeOf } from '../ui/table/page-size.ts'

export interface DoctorSubscriptionsAttributes {
  status?: string
  doctorId?: string
  pageSize?: string
  listState?: string
}

type AttributeFault = 'badStatus' | 'badDoctor'

/** What the attributes ask for, or which one can't be understood. */
export function queryOf({ status, doctorId, pageSize }: DoctorSubscriptionsAttributes): Partial<SubscriptionQuery> | AttributeFault {
  if (status && !isSubscriptionFilter(status)) return 'badStatus'
  // An empty one comes of an id that a page did not have, and must not show everybody's.
  const doctor_id = doctorId === undefined ? undefined : idOf(doctorId)
  if (doctorId !== undefined && doctor_id === undefined) return 'badDoctor'
  return {
    status: status && isSubscriptionFilter(status) ? status : undefined,
    doctor_id,
    page_size: pageSizeOf(pageSize),
  }
}

/** Begins the list that the element is about to show. */
export function preloadDoctorSubscriptions({ listState, ...attributes }: DoctorSubscriptionsAttributes): void {
  const query = queryOf(attributes)
  if (typeof query !== 'string') preloadSubscriptionList(query, listState)
}
