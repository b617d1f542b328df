/** What both reference pages show: the columns of the element, page by page from the same call. */
export interface Row {
  id: number
  name: string
  profile_picture: string | null
  plan: string
  amount: number
  currency: string
  createdAt: string
  end_date: string | null
}

export interface Asked {
  page: number
  sort: string
  order: 'asc' | 'desc'
  q: string
}

export const first: Asked = { page: 1, sort: 'createdAt', order: 'desc', q: '' }

export const columns = [
  { key: 'name', label: 'Name' },
  { key: 'plan', label: 'Plan' },
  { key: 'amount', label: 'Amount' },
  { key: 'createdAt', label: 'Start Date' },
  { key: 'end_date', label: 'Expiry Date' },
] as const

export async function read({ page, sort, order, q }: Asked): Promise<{ rows: Row[]; total: number }> {
  const query = new URLSearchParams({ status: 'active', page: String(page), page_size: '10', sort, order, ...(q && { q }) })
  const answer = await fetch(`/api/v1/admin/doctor/subscriptions?${query.toString()}`, {
    headers: { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
  })
  const { data, meta } = (await answer.json()) as { data: Row[]; meta: { total: number } }
  return { rows: data, total: meta.total }
}

const date = new Intl.DateTimeFormat('en-GB')

/** The texts of a row, column by column. */
export const textsOf = ({ name, plan, amount, currency, createdAt, end_date }: Row): string[] => [
  name,
  plan,
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount),
  date.format(new Date(createdAt)),
  end_date ? date.format(new Date(end_date)) : '-',
]

export const nextOrder = (asked: Asked, key: string): Asked['order'] => (asked.sort === key && asked.order === 'asc' ? 'desc' : 'asc')
