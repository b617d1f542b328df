import { asc, getTableColumns, gt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { withShortLocks } from '../database/short-locks.ts'
import { admins, doctors, patients, textKeys } from '../database/schema.ts'
import { doctorKeys, personKeys, textKeysVersion } from './text-keys.ts'

/** Rows per statement. */
const batch = 1000

interface Refolded<Row> {
  table: PgTable
  /** Reads the rows after an id, in the order of ids. */
  readAfter: (id: number) => PromiseLike<Row[]>
  keysOf: (row: Row) => Record<string, string>
}

/** Updates rows by plain SQL: the version of a row counts changes by users only. */
const writeKeys = async (database: Database, table: PgTable, rows: { id: number; keys: Record<string, string> }[]) => {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const names = Object.keys(first.keys).map((key) => ({ key: sql.identifier(key), column: sql.identifier(columns[key]?.name ?? key) }))
  const assigned = names.map(({ key, column }) => sql`${column} = computed.${key}`)
  const declared = names.map(({ key }) => sql`${key} text`)
  const update = sql`
    UPDATE ${table} SET ${sql.join(assigned, sql`, `)}
    FROM json_to_recordset(${JSON.stringify(rows.map(({ id, keys }) => ({ id, ...keys })))}::json)
      AS computed (id int, ${sql.join(declared, sql`, `)})
    WHERE ${table}.id = computed.id`
  // Waits for no row while it holds others.
  await withShortLocks(database, (transaction) => transaction.execute(update))
}

const refoldTable = async <Row extends Record<string, unknown> & { id: number }>(
  database: Database,
  { table, readAfter, keysOf }: Refolded<Row>,
) => {
  let rows = await readAfter(0)
  while (rows.length > 0) {
    const changed = rows
      .map((row) => ({ row, id: row.id, keys: keysOf(row) }))
      .filter(({ row, keys }) => Object.entries(keys).some(([name, key]) => row[name] !== key))
    await writeKeys(database, table, changed)
    rows = await readAfter(rows.at(-1)?.id ?? 0)
  }
}

/** Computes the sort and search keys of all rows, and updates those that differ. Triggers update the copies in subscriptions. */
export const refold = async (database: Database) => {
  await refoldTable<typeof admins.$inferSelect>(database, {
    table: admins,
    readAfter: (id) => database.select().from(admins).where(gt(admins.id, id)).orderBy(asc(admins.id)).limit(batch),
    keysOf: personKeys,
  })
  await refoldTable<typeof patients.$inferSelect>(database, {
    table: patients,
    readAfter: (id) => database.select().from(patients).where(gt(patients.id, id)).orderBy(asc(patients.id)).limit(batch),
    keysOf: personKeys,
  })
  await refoldTable<typeof doctors.$inferSelect>(database, {
    table: doctors,
    readAfter: (id) => database.select().from(doctors).where(gt(doctors.id, id)).orderBy(asc(doctors.id)).limit(batch),
    keysOf: doctorKeys,
  })
}

/** Returns whether this version or a later one computed the stored keys. Only reads. */
export const hasCurrentKeys = async (database: Database) => {
  const [stored] = await database.select().from(textKeys)
  return stored !== undefined && stored.version >= textKeysVersion
}

/** Computes the stored keys again if an earlier version computed them. An interrupted run starts over at the next start. */
export const refoldOnce = async (database: Database) => {
  if (await hasCurrentKeys(database)) return
  await refold(database)
  await database.delete(textKeys)
  await database.insert(textKeys).values({ version: textKeysVersion }).onConflictDoNothing()
}
