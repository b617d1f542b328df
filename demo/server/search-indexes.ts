import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** What is searched in, by the name of its index. */
const searched = {
  doctors_search: ['doctors', 'search_key'],
  doctors_email_search: ['doctors', 'email_key'],
  patients_search: ['patients', 'search_key'],
  admins_search: ['admins', 'search_key'],
} as const

/** A pending list would make searches slow after many writes. */
const addIndexes = async (database: Database) => {
  for (const [name, [table, column]] of Object.entries(searched)) {
    const target = sql`${sql.identifier(table)} USING gin (${sql.identifier(column)} gin_trgm_ops)`
    await database.execute(sql`CREATE INDEX IF NOT EXISTS ${sql.identifier(name)} ON ${target} WITH (fastupdate = false)`)
  }
}

/**
 * Makes the indexes that find any part of a text. They need the extension pg_trgm, which not every engine has and not every user may
 * add, so they are no part of the migrations: without them a search answers the same, by reading the whole table. Answers why they are missing.
 */
export const addSearchIndexes = async (database: Database): Promise<string | undefined> => {
  try {
    await database.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`)
    await addIndexes(database)
    return undefined
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}
