import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Searched columns, by name of their index. */
const searched = {
  doctors_search: ['doctors', 'search_key'],
  doctors_email_search: ['doctors', 'email_key'],
  patients_search: ['patients', 'search_key'],
  admins_search: ['admins', 'search_key'],
} as const

type Index = keyof typeof searched

/** Returns the missing indexes. Reads the catalog only: creating even an existing index would wait for all writers. */
export const missingSearchIndexes = async (database: Database): Promise<Index[]> => {
  const present = await database
    .select({ name: sql<string>`indexname` })
    .from(sql`pg_indexes`)
    .where(sql`schemaname = current_schema()`)
  return (Object.keys(searched) as Index[]).filter((index) => !present.some(({ name }) => name === index))
}

/** Disables the pending list, because it slows searches after many writes. */
const addIndex = async (database: Database, name: Index) => {
  const [table, column] = searched[name]
  const target = sql`${sql.identifier(table)} USING gin (${sql.identifier(column)} gin_trgm_ops)`
  await database.execute(sql`CREATE INDEX IF NOT EXISTS ${sql.identifier(name)} ON ${target} WITH (fastupdate = false)`)
}

/**
 * Creates the missing trigram indexes, which find any part of a text. Returns the reason if it fails.
 * They need the extension pg_trgm, which some engines lack and some users may not install, so they are no migration.
 * Without them, searches give the same results but read the whole table.
 */
export const addSearchIndexes = async (database: Database): Promise<string | undefined> => {
  try {
    const missing = await missingSearchIndexes(database)
    if (missing.length > 0) await database.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`)
    for (const index of missing) await addIndex(database, index)
    return undefined
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}
