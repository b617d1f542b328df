/** Rows of the reference pages: the same columns as in the element, from the same calls. */
interface Account {
  id: number
  name: string
  profile_picture: string | null
  createdAt: string
}

export interface Subscription extends Account {
  plan: string
  amount: number
  currency: string
  end_date: string | null
}

export interface Doctor extends Account {
  email: string
  phone: string | null
  practice_name: string | null
  totalPatient: number
  isActive: string
  subscriptionPlan: string
}

export interface Column<Row> {
  key: string
  label: string
  text: (row: Row) => string
  /** Sort key in the browser. Default: `text`. */
  value?: (row: Row) => string | number | null
}

export interface List<Row> {
  call: string
  columns: readonly Column<Row>[]
  actions: readonly string[]
  planOf: (row: Row) => string
}

export const plans = ['free', 'basic', 'standard', 'premium']

const dates = new Intl.DateTimeFormat('en-GB')
const dateOf = (text: string | null) => (text ? dates.format(new Date(text)) : '-')

const currencies = new Map<string, Intl.NumberFormat>()

function money(amount: number, currency: string): string {
  const format = currencies.get(currency) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  currencies.set(currency, format)
  return format.format(amount)
}

const moneyKey = ({ amount, currency }: Subscription) => currency + amount.toFixed(3).padStart(16, '0')

export const subscriptions: List<Subscription> = {
  call: 'admin/doctor/subscriptions?status=active',
  columns: [
    { key: 'name', label: 'Name', text: ({ name }) => name },
    { key: 'plan', label: 'Plan', text: ({ plan }) => plan, value: ({ plan }) => plans.indexOf(plan) },
    { key: 'amount', label: 'Amount', text: ({ amount, currency }) => money(amount, currency), value: moneyKey },
    { key: 'createdAt', label: 'Start Date', text: ({ createdAt }) => dateOf(createdAt), value: ({ createdAt }) => createdAt },
    { key: 'end_date', label: 'Expiry Date', text: ({ end_date }) => dateOf(end_date), value: ({ end_date }) => end_date },
  ],
  actions: ['Cancel', 'Invoice'],
  planOf: ({ plan }) => plan,
}

export const doctors: List<Doctor> = {
  call: 'admin/doctors?',
  columns: [
    { key: 'name', label: 'Name', text: ({ name }) => name },
    { key: 'email', label: 'Email', text: ({ email }) => email },
    { key: 'phone', label: 'Phone', text: ({ phone }) => phone ?? '-' },
    { key: 'practice_name', label: 'Practice', text: ({ practice_name }) => practice_name ?? '-' },
    { key: 'totalPatient', label: 'Patients', text: ({ totalPatient }) => String(totalPatient) },
    { key: 'isActive', label: 'Status', text: ({ isActive }) => (isActive === '1' ? 'Active' : 'Inactive') },
    { key: 'subscriptionPlan', label: 'Current Plan', text: ({ subscriptionPlan }) => subscriptionPlan },
    { key: 'createdAt', label: 'Joining Date', text: ({ createdAt }) => dateOf(createdAt) },
  ],
  actions: ['Edit', 'View'],
  planOf: ({ subscriptionPlan }) => subscriptionPlan,
}
