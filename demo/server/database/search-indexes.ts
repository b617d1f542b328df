import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { admins, doctors, patients } from './schema.ts'

const names = [admins, doctors, patients]
  .flatMap((table) => getTableConfig(table).indexes)
  .flatMap(({ config: { method, name } }) => (method === 'gin' && name ? [name] : []))

/** Returns the names of missing search indexes. Reads the catalog only. */
export const findMissingSearchIndexes = async (database: Database): Promise<string[]> => {
  const present = await database
    .select({ name: sql<string>`indexname` })
    .from(sql`pg_indexes`)
    .where(sql`schemaname = current_schema()`)
  return names.filter((index) => !present.some(({ name }) => name === index))
}
