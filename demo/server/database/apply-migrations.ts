import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'
import { withShortLocks } from './short-locks.ts'

const table = sql`drizzle.__drizzle_migrations`

const apply = async (database: Database, { sql: statements, hash, folderMillis }: MigrationMeta) => {
  for (const statement of statements) await database.execute(sql.raw(statement))
  await database.execute(sql`INSERT INTO ${table} (hash, created_at) VALUES (${hash}, ${folderMillis})`)
}

/**
 * Applies the missing migrations of a folder, in the table of drizzle's migrator. Each runs in a transaction of its own,
 * so that it holds its locks briefly. One with `CONCURRENTLY` runs outside a transaction; it starts over after a failure.
 */
export const applyMigrations = async (database: Database, migrationsFolder: string) => {
  await database.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
  await database.execute(sql`CREATE TABLE IF NOT EXISTS ${table} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  const [latest] = await database.select({ at: sql<string | null>`max(created_at)` }).from(table)
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (migration.folderMillis <= Number(latest?.at ?? 0)) continue
    const isConcurrent = migration.sql.some((statement) => /\bCONCURRENTLY\b/.test(statement))
    await (isConcurrent ? apply(database, migration) : withShortLocks(database, (transaction) => apply(transaction, migration)))
  }
}
