import type { List } from './lists.ts'

export interface Asked {
  page: number
  sort: string
  order: 'asc' | 'desc'
  q: string
  plan: string
}

export interface Page<Row> {
  rows: Row[]
  total: number
}

export type Read<Row> = (asked: Asked) => Promise<Page<Row>>

/** Rows of a page, from the page that shows the list. */
export const pageSize = Number(document.getElementById('list')?.dataset['pageSize'] ?? 10)

export const first: Asked = { page: 1, sort: '', order: 'desc', q: '', plan: '' }

/** Returns the query after a click on a column header: sorts by it from page 1, or reverses the order. */
export const sortedBy = (asked: Asked, key: string): Asked => ({
  ...asked,
  page: 1,
  sort: key,
  order: asked.sort === key && asked.order === 'asc' ? 'desc' : 'asc',
})

interface Answer<Row> {
  data: Row[]
  meta?: { total: number }
}

async function fetchList<Row>({ call }: List<Row>, base: string, query = ''): Promise<Answer<Row>> {
  const address = `${base}/${call}&${query}`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` } })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json() as Promise<Answer<Row>>
}

export const pagedByServer =
  <Row>(list: List<Row>): Read<Row> =>
  async ({ page, sort, order, q, plan }) => {
    const query = new URLSearchParams({
      page: String(page),
      page_size: String(pageSize),
      ...(sort && { sort, order }),
      ...(q && { q }),
      ...(plan && { plan }),
    })
    const { data, meta } = await fetchList(list, '/api/v1', query.toString())
    return { rows: data, total: meta?.total ?? data.length }
  }

/** Fetches all rows, as from a backend without paging. */
export const readWhole = async <Row>(list: List<Row>): Promise<Row[]> => (await fetchList(list, '/whole/api/v1')).data

const collator = new Intl.Collator(undefined, { sensitivity: 'base' })
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))
}

/** Creates a reader that fetches all rows once; the browser sorts, searches and pages. */
export function pagedByBrowser<Row extends { id: number; name: string }>(list: List<Row>): Read<Row> {
  const whole = readWhole(list)
  return async ({ page, sort, order, q, plan }) => {
    const sought = fold(q)
    const rows = (await whole).filter((row) => (!plan || list.planOf(row) === plan) && (!sought || fold(row.name).includes(sought)))
    const column = list.columns.find(({ key }) => key === sort)
    const direction = order === 'asc' ? 1 : -1
    if (column) {
      const value = column.value ?? column.text
      rows.sort((one, other) => direction * (compare(value(one), value(other)) || one.id - other.id))
    }
    return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length }
  }
}
