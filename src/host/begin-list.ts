import { isSubscriptionFilter } from '../core/contract/subscriptions.ts'
import { beginDoctorList } from '../core/doctors.ts'
import { beginPatientList } from '../core/patients.ts'
import { $signedIn } from '../core/session-state.ts'
import { beginSubscriptionList } from '../core/subscriptions.ts'
import { withListState } from './list-address.ts'

/** Asks for the list that a path of the panel leads to. Its screen, once it is here, finds the same question asked already, or even answered. */
export function beginList(place: string): void {
  if (!$signedIn.get()) return
  const [path = '', query = ''] = place.split('?')
  const { 'list-state': state } = withListState(query)
  const [, type = ''] = /^\/subscription\/([^/]+)$/.exec(path) ?? []
  if (isSubscriptionFilter(type)) beginSubscriptionList({ status: type }, state)
  if (path === '/doctors') beginDoctorList({}, state)
  if (path === '/patients') beginPatientList({}, state)
}
