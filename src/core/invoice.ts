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

/** Returns the facts between the head and the table of an invoice, in display order. `issuer` is the company that sends it. */
export const factsOfInvoice = ({ practice, status, paymentIntent, currency }: Invoice, messages: InvoiceMessages, issuer: string) => [
  { key: 'issuer', label: messages.issuer, value: issuer },
  { key: 'billedTo', label: messages.billedTo, value: practice },
  { key: 'status', label: messages.status, value: status },
  { key: 'paymentIntent', label: messages.paymentIntent, value: paymentIntent },
  { key: 'currency', label: messages.currency, value: currency },
]

/** Columns of the table of an invoice. */
export const invoiceColumns = ['plan', 'period', 'amount'] as const

/** Returns the letter of the mark beside the issuer's name. */
export const markOf = (issuer: string): string => [...issuer.trim()][0]?.toUpperCase() ?? ''
