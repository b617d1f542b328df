import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'
import { StartError } from './start-error.ts'

export const migrations = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) }

const table = 'drizzle.__drizzle_migrations'

const readText = async (database: Database, value: string, source = '(VALUES (1)) one') => {
  const [row] = await database.select({ found: sql<string | null>`(${sql.raw(value)})::text` }).from(sql.raw(source))
  return row?.found ?? undefined
}

/**
 * Returns whether all migrations of this program are applied. Only reads: DDL would wait for all writers and block them.
 * @throws StartError if a newer version has migrated the database.
 */
export const isMigrated = async (database: Database) => {
  if ((await readText(database, `to_regclass('${table}')`)) === undefined) return false
  const latest = Number((await readText(database, 'max(created_at)', table)) ?? 0)
  const own = Math.max(...readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis))
  if (latest > own)
    throw new StartError('A newer version of this program has migrated the database. Start that version, or restore a backup from before.')
  return latest === own
}
