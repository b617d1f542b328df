import type { Subscription } from './contract/subscriptions.ts'
import { dash, formatDay, formatMoney } from './format.ts'
import type { $invoiceMessages } from './i18n/screens/invoice.ts'

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
  const { id, name, practice_name, createdAt, end_date, amount, currency, stripe_payment_intent_id } = subscription
  return {
    number: `INV-${typeof id === 'number' ? String(id).padStart(6, '0') : id}`,
    issued: formatDay(createdAt),
    practice: practice_name?.trim() || name,
    plan,
    period: `${formatDay(createdAt)} – ${formatDay(end_date)}`,
    amount: formatMoney(amount, currency, locale),
    currency: currency.toUpperCase(),
    status,
    paymentIntent: stripe_payment_intent_id || dash,
  }
}

export type InvoiceMessages = ReturnType<typeof $invoiceMessages.get>

const lines = ['practice', 'plan', 'period', 'status', 'paymentIntent', 'currency'] as const

/** Returns the lines between the head and the total of an invoice, in display order. `issuer` is the company that sends it. */
export const linesOfInvoice = (invoice: Invoice, messages: InvoiceMessages, issuer: string) => [
  { key: 'issuer', label: messages.issuer, value: issuer },
  ...lines.map((key) => ({ key, label: messages[key], value: invoice[key] })),
]
