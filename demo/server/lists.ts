import { and, asc, desc, like, or, type Column, type SQLWrapper } from 'drizzle-orm'
import { defaultPageSize, type ListMeta, type SortOrder } from '../../src/core/contract/list.ts'
import { searchPatterns } from './text-keys.ts'

/** One page of a list, counted from 1. */
export interface Page {
  number: number
  size: number
}

interface ListQuery {
  page?: number
  page_size?: number
  sort?: string
  order?: SortOrder
  q?: string
}

interface Source<Row, Item> {
  /** The rows that fit: those of one page, or all of them. */
  list: (page?: Page) => PromiseLike<Row[]>
  count: () => Promise<number>
  asItem: (row: Row) => Item
}

interface ListAnswer<Item> {
  success: boolean
  data: Item[]
  meta?: ListMeta
}

const isWhole = ({ page, page_size, sort, order, q }: ListQuery) =>
  [page, page_size, sort, order, q].every((parameter) => parameter === undefined)

/** A page with its `meta` where the query asks for anything of the kind, the whole list otherwise. */
export const answerList = async <Row, Item>(query: ListQuery, { list, count, asItem }: Source<Row, Item>): Promise<ListAnswer<Item>> => {
  if (isWhole(query)) return { success: true, data: (await list()).map(asItem) }
  const { page = 1, page_size = defaultPageSize } = query
  const [rows, total] = await Promise.all([list({ number: page, size: page_size }), count()])
  return { success: true, data: rows.map(asItem), meta: { total, page, page_size } }
}

/** By the column that the query names, or the newest first. Ties fall back on the id, so that no row shows on two pages. */
export const orderOf = <Sort extends string>(
  columns: Record<Sort | 'createdAt', SQLWrapper>, id: SQLWrapper, { sort, order }: { sort?: Sort; order?: SortOrder },
) => {
  const direction = (order ?? (sort ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return [columns[sort ?? 'createdAt'], id].map((column) => direction(column))
}

/** Every word of the search stands in one of the columns. */
export const contains = (search: string | undefined, ...columns: Column[]) =>
  and(...searchPatterns(search ?? '').map((pattern) => or(...columns.map((column) => like(column, pattern)))))
