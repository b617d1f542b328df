import { readFileSync } from 'node:fs'

/** What a backup is: a gzipped tar of one `about.json`, tables as lines of JSON in parts, pictures, and one `sums.json` at the end. */
export const format = 'practice-elements-backup-1'

export interface About {
  format: string
  /** How many migrations the schema of its rows had. */
  migrations: number
  columns: Record<string, string[]>
}

export interface Sums {
  rows: Record<string, number>
  pictures: number
}

/** How many migrations this version has. */
export const countMigrations = () => {
  const journal = new URL('../migrations/meta/_journal.json', import.meta.url)
  return (JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }).entries.length
}
