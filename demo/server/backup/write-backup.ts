import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql, type SQL } from 'drizzle-orm'
import { pack, type Pack } from 'tar-stream'
import type { Database } from '../database/database.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { shownPictures } from '../pictures/sweep.ts'
import { countMigrations, format, type About, type Sums } from './format.ts'
import { keptTables, namesOf, rowsOf } from './tables.ts'

/** Rows in memory at a time. */
const part = 2000

async function* partsOf(transaction: Database, query: SQL) {
  await transaction.execute(sql`DECLARE backup_rows CURSOR FOR ${query}`)
  for (;;) {
    const lines = rowsOf<{ line: string }>(await transaction.execute(sql`FETCH ${sql.raw(String(part))} FROM backup_rows`)).map(
      ({ line }) => line,
    )
    if (lines.length > 0) yield lines
    if (lines.length < part) break
  }
  await transaction.execute(sql`CLOSE backup_rows`)
}

/** Selects the keys of all referenced pictures, each once. */
const pictureKeys = sql`SELECT DISTINCT key line FROM (${shownPictures}) shown WHERE key IS NOT NULL ORDER BY line`

const fill = async (archive: Pack, transaction: Database, pictures: PictureStore) => {
  const add = (name: string, content: string | Buffer) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()))
    })
  const sums: Sums = { rows: {}, pictures: 0, missing: 0 }
  const columns = Object.fromEntries(keptTables.map((table) => [table.name, table.columns]))
  await add('about.json', JSON.stringify({ format, migrations: countMigrations(), columns } satisfies About))
  for (const { name, columns, key } of keptTables) {
    const rows = sql`SELECT ${namesOf(columns)} FROM ${sql.identifier(name)} ORDER BY ${namesOf(key)}`
    let count = 0
    for await (const lines of partsOf(transaction, sql`SELECT row_to_json(stored)::text line FROM (${rows}) stored`)) {
      await add(`tables/${name}/${count}.ndjson`, lines.join('\n'))
      count += lines.length
    }
    sums.rows[name] = count
  }
  for await (const keys of partsOf(transaction, pictureKeys)) {
    for (const key of keys) {
      const bytes = await pictures.read(key)
      if (bytes) await add(`pictures/${key}`, bytes)
      sums[bytes ? 'pictures' : 'missing'] += 1
    }
  }
  await add('sums.json', JSON.stringify(sums))
  archive.finalize()
  return sums
}

/**
 * Writes a snapshot of all rows but sessions and codes, and all pictures, into a new file that only its owner can read.
 * Counts missing pictures, because the rest is worth keeping.
 * @throws if the file exists.
 */
export const writeBackup = async (database: Database, pictures: PictureStore, file: string): Promise<Sums> => {
  const target = await open(file, 'wx', 0o600)
  const archive = pack()
  const writing = pipeline(archive, createGzip(), target.createWriteStream())
  const filling = database.transaction(
    async (transaction) => {
      await transaction.execute(sql`SET LOCAL TIME ZONE 'UTC'`)
      return fill(archive, transaction, pictures)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  filling.catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))))
  const [filled, written] = await Promise.allSettled([filling, writing])
  if (filled.status === 'fulfilled' && written.status === 'fulfilled') return filled.value
  await rm(file)
  throw written.status === 'rejected' ? written.reason : filled.status === 'rejected' ? filled.reason : undefined
}
