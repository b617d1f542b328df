import { getTableName, inArray, sql, type Column, type SQL } from 'drizzle-orm'
import { pageSizes } from '../../../src/core/contract/list.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepared-query.ts'
import { idsOf, inOrder, keyFrom, literal, type OrderedList, type Range } from './list-order.ts'

/** Page of a list; the first number is 1. */
export interface Page {
  number: number
  size: number
}

/** Columns to select besides those of the row. */
interface Beside {
  total: SQL<number>
  /** Value of the sort column as text. */
  sortKey: SQL<string>
}

interface Search {
  condition: SQL
  /** Returns SQL that selects `id` and the sort column as `key` of all matches within a range, unordered. */
  found: (within: KeyRange) => SQL
}

/** Returns a condition that limits the sort column to a range; undefined for no limit. */
type KeyRange = (key: Column) => SQL | undefined

const everything: KeyRange = () => undefined

/** Match of a search, with the number of matches. */
interface Found {
  id: number
  sortKey: string
  total: number
}

interface Rows<Row> extends PromiseLike<Row[]> {
  prepare: (name: string) => { execute: () => PromiseLike<Row[]> }
}

/** Queries for the rows, the count and the search of a list. */
export interface ListSource<Row extends { id: number }> {
  list: OrderedList
  /**
   * All filters of the rows, each a word of few. The first pages of such a list are prepared.
   * Undefined if the rows depend on other values, such as a search or a scope.
   */
  filters?: readonly string[] | undefined
  count: SQL<number>
  rows: (beside: Beside, condition: SQL, order: SQL[]) => Rows<Row & { total: number; sortKey: string }>
  search?: Search | undefined
}

/** Infers the row type from the query. */
export const listSource = <Row extends { id: number }>(source: ListSource<Row>) => source

export interface PageOfList<Row> {
  rows: Row[]
  total: number
  /** True if there may be more rows than `total`. */
  more?: boolean
}

/** Maximum number of rows that a page skips from the start without knowing the total. */
const near = 1000
/**
 * Up to this number, a search counts and sorts its matches. More matches are usually so dense in list order
 * that a scan fills a page soon.
 */
const counted = 1000
/** Rows to scan in list order for a full page. If they do not fill it, the matches up to the page's end are sorted instead. */
const soon = 1000

const none = sql<number>`0`

const skipOf = ({ number, size }: Page) => (number - 1) * size

export const readRange = <Row extends { id: number }>({ list, rows }: ListSource<Row>, range: Range, total = none) =>
  rows(
    { total, sortKey: sql<string>`${list.key}::text` },
    inArray(list.id, sql`(${idsOf(list, range)})`),
    inOrder(list.key, list.id, list.order),
  )

const countAll = async (database: Database, count: SQL<number>) => {
  const [row] = await database.select({ total: count }).from(sql`(VALUES (1)) one`)
  return Number(row?.total)
}

/** Skips from the nearer end of the list. */
const readDeep = async <Row extends { id: number }>(source: ListSource<Row>, page: Page, total: number) => {
  const skip = skipOf(page)
  const take = Math.min(page.size, total - skip)
  if (take <= 0) return []
  const fromEnd = total - skip - take
  return readRange(source, fromEnd < skip ? { skip: fromEnd, take, backwards: true } : { skip, take })
}

/** Pages that are prepared: the first one, and the one that elements prefetch. */
const preparedPages = 2

const rowsOfPage = <Row extends { id: number }>(database: Database, source: ListSource<Row>, page: Page) => {
  const query = () => readRange(source, { skip: skipOf(page), take: page.size }, source.count)
  const { filters, list } = source
  if (!filters || page.number > preparedPages || !pageSizes.some((size) => size === page.size)) return query()
  const words = [getTableName(list.table), list.key.name, list.order, ...filters, page.number, page.size]
  return prepareOnce(database, words.join(' '), (name) => query().prepare(name)).execute()
}

const readNear = async <Row extends { id: number }>(database: Database, source: ListSource<Row>, page: Page) => {
  const rows = await rowsOfPage(database, source, page)
  return { rows, total: rows[0]?.total ?? (await countAll(database, source.count)) }
}

/** Reads the rows with these ids, in list order. */
const readThese = <Row extends { id: number }>(source: ListSource<Row>, found: readonly { id: number }[]) => {
  const list = { ...source.list, partitions: [sql`${source.list.id} = ANY(${`{${found.map(({ id }) => id).join(',')}}`}::int[])`] }
  return readRange({ ...source, list }, { skip: 0, take: found.length })
}

/** Returns the latest possible end of a page: if a page of some matches is full, the page of all matches ends no later. */
const endOf = (list: OrderedList, { size }: Page, some: readonly Found[]): KeyRange => {
  const last = some[size - 1]
  return last ? (column) => sql`${column} ${sql.raw(list.order === 'asc' ? '<=' : '>=')} ${keyFrom(list, last.sortKey)}` : everything
}

const pageOfFound = (database: Database, { order }: OrderedList, found: SQL, page: Page): PromiseLike<Found[]> =>
  database
    .select({ id: sql<number>`id`, sortKey: sql<string>`key::text`, total: sql<number>`count(*) OVER ()::int` })
    .from(sql`(${found}) found`)
    .orderBy(...inOrder(sql`key`, sql`id`, order))
    .limit(page.size)
    .offset(skipOf(page))

const countFound = (database: Database, found: SQL) => countAll(database, sql<number>`(SELECT count(*)::int FROM (${found}) found)`)

/** `OFFSET 0` stops the planner from scanning all rows in list order for early matches, which may be at the far end. */
const readSorted = async <Row extends { id: number }>(
  database: Database,
  source: ListSource<Row>,
  { found }: Search,
  page: Page,
  within: KeyRange,
) => {
  const ids = await pageOfFound(database, source.list, sql`${found(within)} OFFSET 0`, page)
  if (ids.length === 0) return { rows: [], total: await countFound(database, found(everything)) }
  return { rows: await readThese(source, ids), ...reached(page, ids.length) }
}

/** Returns the exact total if the page is not full; otherwise a lower bound and `more`. */
const reached = (page: Page, rows: number) => {
  const total = skipOf(page) + rows
  return rows < page.size ? { total } : { total: Math.max(counted, total), more: true }
}

const readMany = async <Row extends { id: number }>(
  database: Database,
  source: ListSource<Row>,
  search: Search,
  page: Page,
  within: KeyRange,
): Promise<PageOfList<Row>> => {
  const filterWithin = { condition: search.condition, rows: soon }
  const rows = await readRange(source, { skip: skipOf(page), take: page.size, filterWithin })
  return rows.length < page.size ? readSorted(database, source, search, page, within) : { rows, ...reached(page, rows.length) }
}

const readFound = async <Row extends { id: number }>(
  database: Database,
  source: ListSource<Row>,
  search: Search,
  page: Page,
): Promise<PageOfList<Row>> => {
  const some = sql`${search.found(everything)} LIMIT ${literal(counted + 1)}`
  const ids = await pageOfFound(database, source.list, some, page)
  const total = ids[0]?.total ?? (await countFound(database, some))
  if (total > counted) return readMany(database, source, search, page, endOf(source.list, page, ids))
  return { rows: ids.length > 0 ? await readThese(source, ids) : [], total }
}

/** Returns a page and the total. The cost hardly depends on the page's position or the list's length. */
export const readPage = async <Row extends { id: number }>(
  database: Database,
  source: ListSource<Row>,
  page: Page,
): Promise<PageOfList<Row>> => {
  if (source.search) return readFound(database, source, source.search, page)
  if (skipOf(page) <= near) return readNear(database, source, page)
  const total = await countAll(database, source.count)
  return { rows: await readDeep(source, page, total), total }
}
