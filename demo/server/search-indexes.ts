import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** What is searched in, by the name of its index. */
const searched = {
  doctors_search: ['doctors', 'search_key'],
  doctors_email_search: ['doctors', 'email_key'],
  patients_search: ['patients', 'search_key'],
  admins_search: ['admins', 'search_key'],
} as const

type Index = keyof typeof searched

/** The indexes that are not there. Reads the catalog only, while making one, even one that is there already, would wait for all who write. */
export const missingSearchIndexes = async (database: Database): Promise<Index[]> => {
  const present = await database
    .select({ name: sql<string>`indexname` })
    .from(sql`pg_indexes`)
    .where(sql`schemaname = current_schema()`)
  return (Object.keys(searched) as Index[]).filter((index) => !present.some(({ name }) => name === index))
}

/** A pending list would make searches slow after many writes. */
const addIndex = async (database: Database, name: Index) => {
  const [table, column] = searched[name]
  const target = sql`${sql.identifier(table)} USING gin (${sql.identifier(column)} gin_trgm_ops)`
  await database.execute(sql`CREATE INDEX IF NOT EXISTS ${sql.identifier(name)} ON ${target} WITH (fastupdate = false)`)
}

/**
 * Makes the missing indexes that find any part of a text. They need the extension pg_trgm, which not every engine has and not every user may
 * add, so they are no part of the migrations: without them a search answers the same, by reading the whole table. Answers why they are missing.
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
