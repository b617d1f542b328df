import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { extract } from 'tar-stream'
import { vacuumAnalyze, type Database } from '../database/database.ts'
import { refold } from '../lists/refold.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { StartError } from '../database/start-error.ts'
import { countMigrations, format, type About, type Sums } from './format.ts'
import { findFilled, namesOf, tables } from './tables.ts'

/** Deletes all rows. The audit is append-only, so the table's owner disables its triggers for this moment. */
const empty = async (transaction: Database) => {
  await transaction.execute(sql`ALTER TABLE audit DISABLE TRIGGER USER`)
  for (const { name } of [...tables].reverse()) await transaction.execute(sql`DELETE FROM ${sql.identifier(name)}`)
  await transaction.execute(sql`ALTER TABLE audit ENABLE TRIGGER USER`)
}

/** Sets each id sequence to the highest existing id. */
const goOnCounting = async (transaction: Database) => {
  for (const { name } of tables.filter(({ isCounted }) => isCounted)) {
    const table = sql.identifier(name)
    await transaction.execute(sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), max(id)) FROM ${table} HAVING max(id) IS NOT NULL`)
  }
}

const readAbout = (text: string) => {
  const about = JSON.parse(text) as About
  if (about.format !== format) throw new StartError('The file is no backup of this program.')
  if (about.migrations > countMigrations()) throw new StartError('The backup was made by a newer version: restore it with that one.')
  return about
}

const addRows = async (transaction: Database, about: About, name: string, lines: string) => {
  const table = tables.find((known) => known.name === name)
  const kept = about.columns[name]
  if (table?.isShortLived) return
  if (!table || !kept) throw new StartError(`The backup holds a table that is not known here: ${name}.`)
  const columns = namesOf(table.columns.filter((column) => kept.includes(column)))
  const rows = `[${lines.replaceAll('\n', ',')}]`
  await transaction.execute(sql`
    INSERT INTO ${sql.identifier(name)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.identifier(name)}, ${rows}::json)`)
}

const isSame = (one: Omit<Sums, 'missing'>, other: Sums) =>
  one.pictures === other.pictures && tables.every(({ name }) => (one.rows[name] ?? 0) === (other.rows[name] ?? 0))

async function* entriesOf(file: string) {
  const archive = extract()
  const feeding = pipeline(createReadStream(file), createGunzip(), archive)
  // The reader of the archive throws errors of the file.
  feeding.catch(() => undefined)
  for await (const entry of archive) {
    const content = await buffer(entry)
    const [kind, ...path] = entry.header.name.split('/')
    yield { kind, path, content }
  }
  await feeding
}

/** Older backups do not count missing pictures. */
const uncounted = { missing: 0 }

/** Reads the whole file and compares it with the sums at its end. Writes nothing. */
const check = async (file: string) => {
  const sums: Omit<Sums, 'missing'> = { rows: Object.fromEntries(tables.map(({ name }) => [name, 0])), pictures: 0 }
  let about: About | undefined
  let wanted: Sums | undefined
  for await (const {
    kind,
    path: [name = ''],
    content,
  } of entriesOf(file)) {
    if (kind === 'about.json') about = readAbout(String(content))
    else if (kind === 'tables') sums.rows[name] = (sums.rows[name] ?? 0) + String(content).split('\n').length
    else if (kind === 'pictures') sums.pictures += 1
    else if (kind === 'sums.json') wanted = { ...uncounted, ...(JSON.parse(String(content)) as Sums) }
  }
  if (!about || !wanted || !isSame(sums, wanted)) throw new StartError('The backup is cut short.')
  return { about, sums: wanted }
}

const fill = async (transaction: Database, pictures: PictureStore, file: string, about: About) => {
  for await (const { kind, path, content } of entriesOf(file)) {
    if (kind === 'tables') await addRows(transaction, about, path[0] ?? '', String(content))
    else if (kind === 'pictures') await pictures.write(path.join('/'), content)
  }
  await goOnCounting(transaction)
  // Another version may have computed the keys of the backup.
  await refold(transaction)
}

/**
 * Restores a complete backup: all rows in one transaction, and the pictures after the rows.
 * @throws StartError for an incomplete backup, and for a filled database unless `replace` is set.
 */
export const readBackup = async (database: Database, pictures: PictureStore, file: string, replace = false): Promise<Sums> => {
  const sums = await database.transaction(async (transaction) => {
    const filled = await findFilled(transaction)
    if (filled && !replace) throw new StartError(`The database is not empty (${filled}): add --replace to lose what it holds.`)
    const whole = await check(file)
    if (filled) await empty(transaction)
    await fill(transaction, pictures, file, whole.about)
    return whole.sums
  })
  await vacuumAnalyze(database)
  return sums
}
