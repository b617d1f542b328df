import { i18n } from '../i18n.ts'

export const $invoiceMessages = i18n('invoice', {
  title: 'Invoice',
  number: 'Invoice number',
  issued: 'Date',
  issuer: 'Issued by',
  practice: 'Practice',
  plan: 'Plan',
  period: 'Period',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  paymentIntent: 'Payment reference',
  total: 'Total',
  print: 'Print',
  download: 'Download PDF',
  downloadFailed: 'The PDF could not be created. Please try again.',
})
