import type { Subscription } from '../../../../src/core/contract/subscriptions.ts'
import { refresh } from '../../../../src/core/resources/cache.ts'
import { fault, query } from '../../backend.ts'

export const listPath = '/admin/doctor/subscriptions'
export const changePath = '/admin/subscription/status/change'

export const sample = (differences: Partial<Subscription> = {}): Subscription => ({
  id: 7,
  user_id: 3,
  name: 'Olivia Bennett',
  profile_picture: null,
  status: 'active',
  plan: 'premium',
  amount: 129,
  currency: 'USD',
  stripe_payment_intent_id: 'pi_3sample',
  createdAt: '2026-03-01T12:00:00.000Z',
  end_date: '2027-03-01T12:00:00.000Z',
  ...differences,
})

/** Logo twice as wide as high. */
export const wideLogo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="4"%3E%3Cpath d="M0 0h8v4z"/%3E%3C/svg%3E'

/** Simulates a backend without pagination: it returns these rows for every request. Invalidates cached lists. */
export async function answerWhole(data: Subscription[]): Promise<void> {
  await answerWholeNext(data)
  refresh('subscriptions')
}

/** Does the same, but keeps cached lists. */
export const answerWholeNext = (data: Subscription[]): Promise<void> =>
  fault({ kind: 'status', status: 200, path: listPath, body: { success: true, data } })

/** Reads the start dates of a doctor's newest subscriptions from the database, as the first page of the table shows them. */
export async function startDates(doctor: number): Promise<string[]> {
  const rows = await query<{ day: string }>(
    `select to_char(started_at at time zone 'UTC', 'DD/MM/YYYY') as day from subscriptions
     where doctor_id = $1 order by started_at desc, id desc limit 10`,
    [doctor],
  )
  return rows.map(({ day }) => day)
}
