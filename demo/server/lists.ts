import { and, like, or, type Column } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { defaultPageSize, type SortOrder } from '../../src/core/contract/list.ts'
import type { Page, PageOfList } from './list-page.ts'
import { sendWholeList } from './send-whole-list.ts'
import { searchPatterns } from './text-keys.ts'

interface ListQuery {
  page?: number
  page_size?: number
  sort?: string
  order?: SortOrder
  q?: string
  doctor_id?: number
}

interface ListReads<Row, Item> {
  /** All rows that fit, some at a time. */
  whole: () => AsyncGenerator<Row[], void>
  page: (page: Page) => Promise<PageOfList<Row>>
  asItem: (row: Row) => Item
}

const isWhole = ({ page, page_size, sort, order, q }: ListQuery) =>
  [page, page_size, sort, order, q].every((parameter) => parameter === undefined)

/** A page with its `meta` where the query asks for anything of the kind, the whole list otherwise. */
export const answerList = async <Row, Item>(
  reply: FastifyReply,
  query: ListQuery,
  { whole, page: readPage, asItem }: ListReads<Row, Item>,
) => {
  if (isWhole(query)) return sendWholeList(reply, whole(), asItem)
  const { page = 1, page_size = defaultPageSize } = query
  const { rows, total, more } = await readPage({ number: page, size: page_size })
  return { success: true, data: rows.map(asItem), meta: { total, page, page_size, ...(more && { more }) } }
}

/** Which way a list goes: the newest first, where the query names no column. */
export const directionOf = ({ sort, order }: ListQuery): SortOrder => order ?? (sort ? 'asc' : 'desc')

/** Every word of the search stands in one of the columns. */
export const contains = (search: string | undefined, ...columns: Column[]) =>
  and(
    ...searchPatterns(search ?? '').map((patterns) => or(...patterns.flatMap((pattern) => columns.map((column) => like(column, pattern))))),
  )

/** Whether nothing is asked for but what a list opens with, which is asked for most, unless it is a single doctor's. */
export const isOpening = ({ page = 1, page_size = defaultPageSize, sort, order, q, doctor_id }: ListQuery) =>
  page === 1 && page_size === defaultPageSize && [sort, order, q, doctor_id].every((parameter) => parameter === undefined)

/** Tells lists with other rows, or in the order of another column, apart. */
export const listName = (list: string, { page: _page, page_size: _size, order: _order, ...query }: ListQuery) =>
  `${list} ${JSON.stringify(query)}`
