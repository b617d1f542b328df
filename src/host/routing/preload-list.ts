import type { SubscriptionFilter } from '../../core/contract/subscriptions.ts'
import { preloadDoctorList } from '../../core/doctors.ts'
import { preloadPatientList } from '../../core/patients.ts'
import { $signedIn } from '../../core/session/session-state.ts'
import { preloadSubscriptionList } from '../../core/subscriptions.ts'
import { withListState } from './list-address.ts'
import { rowAt, type ScreenRow } from './screens.ts'

type Preload = (state: string, attributes: NonNullable<ScreenRow['attributes']>) => void

const preloads: Record<NonNullable<ScreenRow['preload']>, Preload> = {
  subscriptions: (state, { status }) => preloadSubscriptionList({ status: status as SubscriptionFilter }, state),
  doctors: (state) => preloadDoctorList({}, state),
  patients: (state) => preloadPatientList({}, state),
}

/** Requests the list of a panel path ahead. Its screen then uses the pending request or the cached response. */
export function preloadList(place: string): void {
  if (!$signedIn.get()) return
  const [path = '', query = ''] = place.split('?')
  const { preload, attributes = {} } = rowAt(path) ?? {}
  if (preload) preloads[preload](withListState(query)['list-state'], attributes)
}
