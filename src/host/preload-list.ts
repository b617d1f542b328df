import { isSubscriptionFilter } from '../core/contract/subscriptions.ts'
import { preloadDoctorList } from '../core/doctors.ts'
import { preloadPatientList } from '../core/patients.ts'
import { $signedIn } from '../core/session-state.ts'
import { preloadSubscriptionList } from '../core/subscriptions.ts'
import { withListState } from './list-address.ts'

/** Asks for the list that a path of the panel leads to. Its screen, once it is here, finds the same question asked already, or even answered. */
export function preloadList(place: string): void {
  if (!$signedIn.get()) return
  const [path = '', query = ''] = place.split('?')
  const { 'list-state': state } = withListState(query)
  const [, type = ''] = /^\/subscription\/([^/]+)$/.exec(path) ?? []
  if (isSubscriptionFilter(type)) preloadSubscriptionList({ status: type }, state)
  if (path === '/doctors') preloadDoctorList({}, state)
  if (path === '/patients') preloadPatientList({}, state)
}
