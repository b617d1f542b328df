import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

/** Works without the indexes for searching, which cost more than the rows when they are kept up row by row, and makes them anew at the end. */
export const withoutSearchIndexes = async (database: Database, work: () => Promise<void>) => {
  const indexes = await database
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`schemaname = current_schema() AND indexdef LIKE '%gin_trgm_ops%'`)
  for (const { name } of indexes) await database.execute(sql`DROP INDEX ${sql.identifier(name)}`)
  await work()
  for (const { definition } of indexes) await database.execute(sql.raw(definition))
}
