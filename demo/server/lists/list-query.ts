import { and, eq, gte, like, lte, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { sortKey } from '../../../src/core/contract/fold-text.ts'
import { defaultPageSize, type SortOrder } from '../../../src/core/contract/list.ts'
import { wholeEmail } from '../../../src/core/contract/search.ts'
import type { Database } from '../database/database.ts'
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
  /** Default: `defaultSort`. */
  usualSort?: string
  /** Yields all matching rows in batches. */
  whole: () => AsyncGenerator<Row[], void>
  page: (page: Page) => Promise<PageOfList<Row>>
  asItem: (row: Row) => Item
}

/** Sort column of a list whose request names none. */
export const defaultSort = 'createdAt'

const isWhole = ({ page, page_size, sort, order, q }: ListQuery) =>
  [page, page_size, sort, order, q].every((parameter) => parameter === undefined)

/** Returns a page with `meta` if the query has a paging, sorting or search parameter; otherwise sends the whole list. */
export const answerList = async <Row, Item>(
  reply: FastifyReply,
  query: ListQuery,
  { usualSort = defaultSort, whole, page: readPage, asItem }: ListReads<Row, Item>,
) => {
  if (isWhole(query)) return sendWholeList(reply, whole(), asItem)
  const { page = 1, page_size = defaultPageSize, sort = usualSort } = query
  const { rows, total, more } = await readPage({ number: page, size: page_size })
  return { success: true, data: rows.map(asItem), meta: { total, page, page_size, sort, order: directionOf(query), ...(more && { more }) } }
}

/** Returns the sort order. Default: ascending; without a sort column descending, so that the newest rows are first. */
export const directionOf = ({ sort, order }: ListQuery): SortOrder => order ?? (sort ? 'asc' : 'desc')

/** Returns a condition for rows created within a period. */
export const createdWithin = (createdAt: Column, { joined_from, joined_to }: { joined_from?: string; joined_to?: string }) =>
  and(
    joined_from === undefined ? undefined : gte(createdAt, new Date(joined_from)),
    joined_to === undefined ? undefined : lte(createdAt, new Date(joined_to)),
  )

/** Keeps an index, and the statistics of a column that take long to evaluate, out of the plan. */
const unindexed = (column: Column) => sql`${column} || ''`

/** Returns a condition: each word of the search must occur in one of the columns. */
export const contains = (search: string | undefined, ...columns: Column[]) =>
  and(
    ...searchPatterns(search ?? '').map(({ patterns, isIndexed }) => {
      const texts = columns.map((column) => (isIndexed ? column : unindexed(column)))
      return or(...patterns.flatMap((pattern) => texts.map((text) => like(text, pattern))))
    }),
  )

interface EmailSearch {
  search: string | undefined
  /** Columns to search. */
  texts: Column[]
  emailKey: Column
  /** Further conditions of the list. */
  within: SQL | undefined
}

/**
 * Returns the condition of a search. A whole email address is narrowed to the rows that have exactly this one, if there are any:
 * their index finds them at once, but the letters of an address and its domain are common in the index of a search.
 */
export const containsOrEquals = async (database: Database, { search, texts, emailKey, within }: EmailSearch) => {
  const email = wholeEmail(search ?? '')
  if (email === undefined) return contains(search, ...texts)
  // The emails a7@ and a07@ have one sort key.
  const patterns = searchPatterns(email).flatMap((word) => word.patterns)
  const exact = and(eq(emailKey, sortKey(email)), or(...patterns.flatMap((pattern) => texts.map((text) => like(unindexed(text), pattern)))))
  const found = await database
    .select({ one: sql`1` })
    .from(emailKey.table)
    .where(and(exact, within))
    .limit(1)
  return found.length > 0 ? exact : contains(search, ...texts)
}
