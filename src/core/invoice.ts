import type { Subscription } from './contract/subscriptions.ts'
import { dash, formatDay, formatMoney } from './format.ts'

interface InvoiceWords {
  plan: string
  status: string
}

/** Texts of an invoice, the same on screen, in print and in the PDF. */
export type Invoice = Record<
  'number' | 'issued' | 'practice' | 'plan' | 'period' | 'amount' | 'currency' | 'status' | 'paymentIntent',
  string
>

export function invoiceOf(subscription: Subscription, { plan, status }: InvoiceWords, locale: string): Invoice {
  const { id, name, createdAt, end_date, amount, currency, stripe_payment_intent_id } = subscription
  return {
    number: `INV-${typeof id === 'number' ? String(id).padStart(6, '0') : id}`,
    issued: formatDay(createdAt),
    practice: name,
    plan,
    period: `${formatDay(createdAt)} – ${formatDay(end_date)}`,
    amount: formatMoney(amount, currency, locale),
    currency: currency.toUpperCase(),
    status,
    paymentIntent: stripe_payment_intent_id || dash,
  }
}

/** Lines between the head and the total of an invoice, in display order. */
export const invoiceLines = ['practice', 'plan', 'period', 'status', 'paymentIntent', 'currency'] as const
