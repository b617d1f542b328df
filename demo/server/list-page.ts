import { inArray, sql, type Column, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import { idsOf, inOrder, keyFrom, literal, type OrderedList, type Range } from './list-order.ts'
import { storeCursors, cursorsOf, type Cursor } from './page-cursors.ts'
import { prepareOnce, type BuiltQuery } from './prepare-once.ts'

/** One page of a list, counted from 1. */
export interface Page {
  number: number
  size: number
}

/** What is read beside the columns of a row. */
interface Beside {
  /** How many rows the list has. */
  total: SQL<number>
  /** What the row is sorted by, as text. */
  sortKey: SQL<string>
}

interface Query<Row> extends PromiseLike<Row[]> {
  prepare: (name: string) => BuiltQuery & { execute: () => Promise<Row[]> }
}

interface Search {
  condition: SQL
  /** Reads the `id` of all that it finds within a range of the list, and the `key` that they are sorted by, in no order. */
  found: (within: KeyRange) => SQL
}

/** Holds a column that a list is sorted by to a range of its order. */
type KeyRange = (key: Column) => SQL | undefined

const everything: KeyRange = () => undefined

/** A row that a search found, and how many it found. */
interface Found {
  id: number
  sortKey: string
  total: number
}

/** A list, and where its rows, their number and what a search finds come from. */
export interface ListSource<Row extends { id: number }> {
  /** Tells it from every list with other rows. */
  name: string
  list: OrderedList
  /** One number. */
  count: SQL<number>
  rows: (beside: Beside, condition: SQL, order: SQL[]) => Query<Row & { total: number; sortKey: string }>
  search?: Search | undefined
}

/** Takes what its rows are from what reads them. */
export const listSource = <Row extends { id: number }>(source: ListSource<Row>) => source

export interface PageOfList<Row> {
  rows: Row[]
  total: number
  /** Whether there are more than `total`. */
  more?: boolean
}

/** So many rows are skipped without further ado. */
const near = 1000
/** So far a search is counted. Fewer are sorted once they are found; more mostly stand so close together in the order of the list that a page is soon full. */
const counted = 1000
/** Among so many rows a page has to be full; otherwise what is found up to where it ends is sorted after all. */
const soon = 1000

const none = sql<number>`0`

const skipOf = ({ number, size }: Page) => (number - 1) * size

/** The rows of a range of a list. */
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

/** The shortest way to a page: from the beginning, from the end, or from a row that was read before. */
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

/** What came or went moves the places of others. */
const cursorsName = <Row extends { id: number }>({ name, list }: ListSource<Row>, total?: number) => `${name} ${list.order} ${total}`

/** Whoever turns pages goes on from the ends of this one. */
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
  /** Where it is known. */
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
  // Read backwards, a page that was not filled begins further on.
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

/** The rows with these ids, in the order of the list. */
const readThese = <Row extends { id: number }>(source: ListSource<Row>, found: readonly { id: number }[]) => {
  const list = { ...source.list, partitions: [sql`${source.list.id} = ANY(${`{${found.map(({ id }) => id).join(',')}}`}::int[])`] }
  return readRange({ ...source, list }, { skip: 0, take: found.length })
}

/** Where a page of everything ends at the latest: where that of some of them does, if it is full. */
const endOf = (list: OrderedList, { size }: Page, some: readonly Found[]): KeyRange => {
  const last = some[size - 1]
  return last ? (column) => sql`${column} ${sql.raw(list.order === 'asc' ? '<=' : '>=')} ${keyFrom(list, last.sortKey)}` : everything
}

/** A page of what a search found, in the order of the list. */
const pageOfFound = (database: Database, { order }: OrderedList, found: SQL, page: Page): PromiseLike<Found[]> =>
  database
    .select({ id: sql<number>`id`, sortKey: sql<string>`key::text`, total: sql<number>`count(*) OVER ()::int` })
    .from(sql`(${found}) found`)
    .orderBy(...inOrder(sql`key`, sql`id`, order))
    .limit(page.size)
    .offset(skipOf(page))

const countFound = (database: Database, found: SQL) => countAll(database, sql<number>`(SELECT count(*)::int FROM (${found}) found)`)

/** OFFSET 0: the planner would read all rows in their order and hope to meet the word soon, but it may stand at the far end. */
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

/** The number of all, where a page is not full; otherwise there may be more. */
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

/** One page, and how many rows there are; at the same cost whichever page it is, and however long the list. */
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
