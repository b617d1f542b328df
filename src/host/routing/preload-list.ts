import { isSubscriptionFilter } from '../../core/contract/subscriptions.ts'
import { preloadDoctorList } from '../../core/doctors.ts'
import { preloadPatientList } from '../../core/patients.ts'
import { $signedIn } from '../../core/session/session-state.ts'
import { preloadSubscriptionList } from '../../core/subscriptions.ts'
import { withListState } from './list-address.ts'

/** Requests the list of a panel path ahead. Its screen then uses the pending request or the cached response. */
export function preloadList(place: string): void {
  if (!$signedIn.get()) return
  const [path = '', query = ''] = place.split('?')
  const { 'list-state': state } = withListState(query)
  const [, type = ''] = /^\/subscription\/([^/]+)$/.exec(path) ?? []
  if (isSubscriptionFilter(type)) preloadSubscriptionList({ status: type }, state)
  if (path === '/doctors') preloadDoctorList({}, state)
  if (path === '/patients') preloadPatientList({}, state)
}
