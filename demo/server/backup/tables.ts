import { getTableColumns, is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import * as schema from '../database/schema.ts'

export interface Table {
  name: string
  /** Stored columns. The database computes generated columns itself. */
  columns: string[]
  /** True if the database generates the ids. */
  isCounted: boolean
  key: string[]
  /** True for sessions and codes, which a backup leaves out: a restore would revive them after they have ended. */
  isShortLived: boolean
}

const shortLived: readonly PgTable[] = [
  schema.sessions,
  schema.embedSessions,
  schema.signInFailures,
  schema.emailCodes,
  schema.passwordResets,
  schema.challenges,
  schema.outbox,
]

/** Excludes `listCounts`, which triggers maintain, and `textKeys`: a restore computes the keys again. */
const all = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .filter((table) => table !== schema.listCounts && table !== schema.textKeys)

const nameOf = (table: PgTable) => getTableConfig(table).name

const describe = (table: PgTable): Table => {
  const columns = Object.values(getTableColumns(table))
  const [together] = getTableConfig(table).primaryKeys
  return {
    name: nameOf(table),
    columns: columns.filter(({ generated }) => !generated).map(({ name }) => name),
    isCounted: columns.some(({ generatedIdentity }) => generatedIdentity),
    key: (together?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name),
    isShortLived: shortLived.includes(table),
  }
}

/** Returns all tables; each one follows the tables that it references. */
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

/** Tables that a backup holds. */
export const keptTables = tables.filter(({ isShortLived }) => !isShortLived)

export const namesOf = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

export const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows

/** Returns the name of the first table that has a row; undefined for an empty database. */
export const findFilled = async (database: Database) => {
  for (const { name } of tables) {
    const found = await database.execute(sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`)
    if (rowsOf(found).length > 0) return name
  }
  return undefined
}
