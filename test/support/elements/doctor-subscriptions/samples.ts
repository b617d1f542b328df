import type { Subscription } from '../../../../src/core/contract/subscriptions.ts'
import { refresh } from '../../../../src/core/resources/cache.ts'
import { fault } from '../../backend.ts'

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

/** Simulates a backend without pagination: it returns these rows for every request. Invalidates cached lists. */
export async function answerWhole(data: Subscription[]): Promise<void> {
  await answerWholeNext(data)
  refresh('subscriptions')
}

/** Does the same, but keeps cached lists. */
export const answerWholeNext = (data: Subscription[]): Promise<void> =>
  fault({ kind: 'status', status: 200, path: listPath, body: { success: true, data } })
