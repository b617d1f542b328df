import { count } from '@nanostores/i18n'
import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $overviewMessages = i18n('overview', {
  practices: 'Practices',
  patients: 'Patients',
  activeSubscriptions: 'Active Subscriptions',
  revenue: 'Revenue',
  revenueIn: params('Revenue ({currency})'),
  /** An arrow before the text shows the direction. */
  change: params('{change} in 30 days'),
  unchanged: 'No change in 30 days',
  noRevenue: 'No paid subscriptions',
  moreCurrencies: count({ one: '{count} more currency', other: '{count} more currencies' }),
  revenueByCurrency: 'Revenue by Currency',
  revenueExplained: 'The sum of the amounts of all active paid subscriptions.',
  currency: 'Currency',
  changeIn30Days: 'Change in 30 Days',
  joined: 'Practices Joining per Month',
  joinedSummary: params('{total} practices joined in the last 12 months, most of them in {month}: {count}.'),
  nobodyJoined: 'No practice joined in the last 12 months.',
  month: 'Month',
  byPlanAndStatus: 'Subscriptions by Plan and Status',
  /** `name` is a plan, a status or a month, `count` its number of subscriptions or practices. */
  share: params('{name}: {count}'),
  noSubscriptions: 'No subscriptions yet.',
  plan: 'Plan',
  total: 'Total',
  table: 'Table',
  chart: 'Chart',
  tableOf: params('Table: {title}'),
  chartOf: params('Chart: {title}'),
  expiring: 'Expiring in the Next 30 Days',
  nothingExpires: 'No subscription expires in the next 30 days.',
  newest: 'Newest Practices',
  noPractices: 'No practices yet.',
  profile: 'Profile',
  name: 'Name',
  practice: 'Practice',
  expiryDate: 'Expiry Date',
  joiningDate: 'Joining Date',
})
