import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** Indexes of the large tables, except keys and the one that the seed reads. */
const droppable = sql`
  schemaname = current_schema() AND tablename IN ('doctors', 'patients', 'subscriptions')
  AND indexname <> 'patients_doctor' AND indexname NOT IN (SELECT conname FROM pg_constraint)`

/** Drops indexes, runs the work and creates them again: updating them row by row costs far more than the inserts. */
export const withoutIndexes = async (transaction: Database, work: () => Promise<void>) => {
  const indexes = await transaction
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(droppable)
  for (const { name } of indexes) await transaction.execute(sql`DROP INDEX ${sql.identifier(name)}`)
  await work()
  await transaction.execute(sql`SET LOCAL maintenance_work_mem = '128MB'`)
  for (const { definition } of indexes) await transaction.execute(sql.raw(definition))
}
