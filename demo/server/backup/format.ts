import { readFileSync } from 'node:fs'

/** Format of a backup: a gzipped tar with one `about.json`, tables as NDJSON in parts, pictures, and one `sums.json` last. */
export const format = 'practice-elements-backup-1'

export interface About {
  format: string
  /** Number of migrations of the database that was backed up. */
  migrations: number
  columns: Record<string, string[]>
}

export interface Sums {
  rows: Record<string, number>
  pictures: number
  /** Number of pictures that rows show and the store lacks. */
  missing: number
}

/** Returns the number of migrations in this version. */
export const countMigrations = () => {
  const journal = new URL('../database/migrations/meta/_journal.json', import.meta.url)
  return (JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }).entries.length
}
