import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Subscription } from '../../src/core/contract/subscriptions.ts'
import { invoiceOf } from '../../src/core/invoice.ts'

const subscription: Subscription = {
  id: 42,
  user_id: 7,
  name: 'Olivia Bennett',
  profile_picture: null,
  status: 'active',
  plan: 'premium',
  amount: 129,
  currency: 'usd',
  stripe_payment_intent_id: 'pi_1',
  createdAt: '2026-03-01T12:00:00.000Z',
  end_date: '2027-03-01T12:00:00.000Z',
}
const words = { plan: 'App & Gallery', status: 'Active' }

describe('what an invoice says', () => {
  it('is number, date, practice, plan, period, amount, currency, status and payment', () => {
    assert.deepEqual(invoiceOf(subscription, words, 'en'), {
      number: 'INV-000042',
      issued: '01/03/2026',
      practice: 'Olivia Bennett',
      plan: 'App & Gallery',
      period: '01/03/2026 – 01/03/2027',
      amount: '$129.00',
      currency: 'USD',
      status: 'Active',
      paymentIntent: 'pi_1',
    })
  })

  it('names the practice, if the backend knows it', () => {
    const named = (practice_name?: string | null) =>
      invoiceOf({ ...subscription, ...(practice_name !== undefined && { practice_name }) }, words, 'en')
    assert.equal(named('Harbor Light Dermatology').practice, 'Harbor Light Dermatology')
    for (const missing of [undefined, null, '', ' ']) assert.equal(named(missing).practice, 'Olivia Bennett')
  })

  it('has dashes for what is not known', () => {
    const { period, paymentIntent } = invoiceOf({ ...subscription, end_date: null, stripe_payment_intent_id: null }, words, 'en')
    assert.deepEqual([period, paymentIntent], ['01/03/2026 – -', '-'])
  })

  it('keeps a long number whole', () => assert.equal(invoiceOf({ ...subscription, id: 12345678 }, words, 'en').number, 'INV-12345678'))
})
