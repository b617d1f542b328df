import { getTableColumns, is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database.ts'
import * as schema from '../schema.ts'

/** A table as a backup sees it. */
export interface Table {
  name: string
  /** Those that are stored; generated ones come by themselves. */
  columns: string[]
  /** Whether the database counts its ids. */
  isCounted: boolean
  key: string[]
}

/** What the database counts by itself is no part of a backup. */
const all = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .filter((table) => table !== schema.listCounts)

const nameOf = (table: PgTable) => getTableConfig(table).name

const describe = (table: PgTable): Table => {
  const columns = Object.values(getTableColumns(table))
  const [together] = getTableConfig(table).primaryKeys
  return {
    name: nameOf(table),
    columns: columns.filter(({ generated }) => !generated).map(({ name }) => name),
    isCounted: columns.some(({ generatedIdentity }) => generatedIdentity),
    key: (together?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name),
  }
}

/** Every table of the schema, none before those that it refers to. */
const inOrder = (): PgTable[] => {
  const ordered: PgTable[] = []
  const add = (table: PgTable) => {
    if (ordered.includes(table)) return
    for (const { reference } of getTableConfig(table).foreignKeys) add(reference().foreignTable)
    ordered.push(table)
  }
  all.forEach(add)
  return ordered
}

export const tables: readonly Table[] = inOrder().map(describe)

/** Names, separated by commas. */
export const namesOf = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

export const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows

/** The first table that has a row in it. */
export const findFilled = async (database: Database) => {
  for (const { name } of tables) {
    const found = await database.execute(sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`)
    if (rowsOf(found).length > 0) return name
  }
  return undefined
}
