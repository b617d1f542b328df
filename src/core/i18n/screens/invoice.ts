import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $invoiceMessages = i18n('invoice', {
  title: 'Invoice',
  number: 'Invoice number',
  issued: 'Date',
  issuer: 'Issued by',
  billedTo: 'Billed to',
  plan: 'Plan',
  period: 'Period',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  /** Status of an invoice whose subscription is not canceled. */
  paid: 'Paid',
  canceled: 'Canceled',
  paymentIntent: 'Payment reference',
  total: 'Total',
  page: params('Page {page} of {pages}'),
  print: 'Print',
  download: 'Download PDF',
  downloadFailed: 'The PDF could not be created. Please try again.',
})
