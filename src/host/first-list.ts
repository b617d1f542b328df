import { isSubscriptionFilter } from '../core/contract/subscriptions.ts'
import { createDoctorList } from '../core/doctors.ts'
import { createPatientList } from '../core/patients.ts'
import { $signedIn } from '../core/session-state.ts'
import { createSubscriptionList } from '../core/subscriptions.ts'
import { withListState } from './list-address.ts'
import { hrefOf } from './paths.ts'

/** Asks for the list that the address leads to. Its screen, once it is here, finds the same question asked already, or even answered. */
export function beginFirstList(): void {
  if (!$signedIn.get()) return
  const path = location.pathname.slice(hrefOf('').length)
  const { 'list-state': state } = withListState(location.search)
  const [, type = ''] = /^\/subscription\/([^/]+)$/.exec(path) ?? []
  if (isSubscriptionFilter(type)) createSubscriptionList({ status: type }, state)
  if (path === '/doctors') createDoctorList({}, state)
  if (path === '/patients') createPatientList({}, state)
}
