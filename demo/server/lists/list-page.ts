import { inArray, sql, type Column, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { idsOf, inOrder, keyFrom, literal, type OrderedList, type Range } from './list-order.ts'
import { storeCursors, cursorsOf, type Cursor } from './page-cursors.ts'
import { prepareOnce, type BuiltQuery } from '../database/prepare-once.ts'

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

interface Query<Row> extends PromiseLike<Row[]> {
  prepare: (name: string) => BuiltQuery & { execute: () => Promise<Row[]> }
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

/** Queries for the rows, the count and the search of a list. */
export interface ListSource<Row extends { id: number }> {
  /** Unique for each set of rows. */
  name: string
  list: OrderedList
  count: SQL<number>
  rows: (beside: Beside, condition: SQL, order: SQL[]) => Query<Row & { total: number; sortKey: string }>
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

/** Maximum number of rows that a page skips without a cursor. */
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

/** Returns the range with the fewest skipped rows: from the start, from the end or from a stored cursor. */
const shortestWay = (cursors: readonly Cursor[], skip: number, take: number, total: number | undefined): Range => {
  const ways: Range[] = [{ skip, take }]
  if (total !== undefined) ways.push({ skip: total - skip - take, take, backwards: true })
  for (const cursor of cursors) {
    const last = skip + take - 1
    if (cursor.place <= skip) ways.push({ cursor, take, skip: Math.max(0, skip - cursor.place - 1), including: cursor.place === skip })
    if (cursor.place >= last)
      ways.push({ cursor, take, skip: Math.max(0, cursor.place - last - 1), including: cursor.place === last, backwards: true })
  }
  return ways.reduce((best, way) => (way.skip < best.skip ? way : best))
}

/** Includes the total, because inserted and deleted rows shift positions. */
const cursorsName = <Row extends { id: number }>({ name, list }: ListSource<Row>, total?: number) => `${name} ${list.order} ${total}`

/** Stores both ends of a page as cursors for the next and previous pages. */
const keepEnds = (database: Database, name: string, skip: number, rows: readonly { id: number; sortKey: string }[]) => {
  const ends = [...new Set([0, rows.length - 1])]
  storeCursors(
    database,
    name,
    ends.flatMap((index) => (rows[index] ? [{ place: skip + index, key: rows[index].sortKey, id: rows[index].id }] : [])),
  )
}

interface DeepRange {
  page: Page
  /** Undefined for search results. */
  total?: number
  filterWithin?: NonNullable<Range['filterWithin']>
}

const readDeep = async <Row extends { id: number }>(
  database: Database,
  source: ListSource<Row>,
  { page, total, filterWithin }: DeepRange,
) => {
  const skip = skipOf(page)
  const take = Math.min(page.size, (total ?? Infinity) - skip)
  if (take <= 0) return []
  const way = shortestWay(cursorsOf(database, cursorsName(source, total)), skip, take, total)
  const rows = await readRange(source, { ...way, ...(filterWithin && { filterWithin }) })
  // A partial page that was read backwards does not begin at `skip`.
  if (!way.backwards || rows.length === take) keepEnds(database, cursorsName(source, total), skip, rows)
  return rows
}

const readNear = async <Row extends { id: number }>(database: Database, source: ListSource<Row>, page: Page, isOpening: boolean) => {
  const query = () => readRange(source, { skip: skipOf(page), take: page.size }, source.count)
  const rows = isOpening
    ? await prepareOnce(database, `${source.name} ${page.size}`, (name) => query().prepare(name)).execute()
    : await query()
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
  const rows = await readThese(source, ids)
  keepEnds(database, cursorsName(source), skipOf(page), rows)
  return { rows, ...reached(page, rows.length) }
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
  const rows = await readDeep(database, source, { page, filterWithin: { condition: search.condition, rows: soon } })
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
  isOpening: boolean,
): Promise<PageOfList<Row>> => {
  if (source.search) return readFound(database, source, source.search, page)
  if (skipOf(page) <= near) return readNear(database, source, page, isOpening)
  const total = await countAll(database, source.count)
  return { rows: await readDeep(database, source, { page, total }), total }
}
