import { atom } from 'nanostores'
import { ApiError } from './api/api-error.ts'
import { loadChunk } from './chunks/load-chunk.ts'
import { $configuration } from './configuration.ts'
import { readOverview as overviewCall, type Overview } from './contract/overview.ts'
import { doctorSource } from './doctors.ts'
import { request } from './api/http.ts'
import type { ListSource } from './lists/read-list.ts'
import type { PageQuery } from './lists/whole-list.ts'
import { overviewOf } from './overview-figures.ts'
import { patientSource } from './patients.ts'
import { sessionNumber } from './resources/cache.ts'
import { createResource } from './resources/resource.ts'
import { subscriptionSource } from './subscriptions.ts'

/** API bases and sessions without the call. */
const lacking = new Set<string>()

/** Fetches the overview. If the backend has no such call (404), computes it from its lists, for the rest of the session. */
export async function readOverview(): Promise<Overview> {
  const place = `${$configuration.get().apiBase} ${sessionNumber()}`
  if (!lacking.has(place)) {
    try {
      return (await request(overviewCall)).data
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
      lacking.add(place)
    }
  }
  const [doctors, patients, subscriptions] = await Promise.all([whole(doctorSource), whole(patientSource), whole(subscriptionSource)])
  return overviewOf({ doctors, patients, subscriptions }, new Date())
}

// Throws if the list is not complete: the figures would be wrong.
async function whole<Item, Query extends PageQuery>(source: ListSource<Item, Query>): Promise<Item[]> {
  const { readWholeList } = await loadChunk(() => import('./lists/other-pages.ts'))
  const { data, meta, unreadable = 0 } = await readWholeList(source, {})
  if (meta && meta.total > data.length + unreadable) throw new ApiError('contract', 'The answer has no whole list')
  return data
}

export const overviewResource = () => createResource<Overview>('overview', atom('all'), readOverview)
