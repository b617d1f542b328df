import { atom } from 'nanostores'
import { ApiError } from './api/api-error.ts'
import { listDoctors } from './contract/doctors.ts'
import type { List } from './contract/list.ts'
import { readOverview as overviewCall, type Overview } from './contract/overview.ts'
import { listPatients } from './contract/patients.ts'
import { listSubscriptions } from './contract/subscriptions.ts'
import { request } from './api/http.ts'
import { overviewOf } from './overview-figures.ts'
import { createResource } from './resources/resource.ts'

/** Fetches the overview. If the backend has no such call (404), computes it from its lists. */
export async function readOverview(): Promise<Overview> {
  try {
    return (await request(overviewCall)).data
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
  }
  const [doctors, patients, subscriptions] = await Promise.all([
    whole(request(listDoctors)),
    whole(request(listPatients)),
    whole(request(listSubscriptions)),
  ])
  return overviewOf({ doctors, patients, subscriptions }, new Date())
}

// Throws if the response is only one page: the figures would be wrong.
async function whole<Item>(asked: Promise<List<Item>>): Promise<Item[]> {
  const { data, meta, unreadable = 0 } = await asked
  if (meta && meta.total > data.length + unreadable) throw new ApiError('contract', 'The answer has no whole list')
  return data
}

export const overviewResource = () => createResource<Overview>('overview', atom('all'), readOverview)
