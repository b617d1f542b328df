import { sql } from 'drizzle-orm'
import type { MemoryDatabase } from '../../demo/server/database/database.ts'

const logs = '/pglite/data/pg_wal'

/**
 * Dumps a database as a template for many copies, and closes it. Omits the template databases and the next segment of
 * the write-ahead log, which are three quarters of the bytes.
 */
export async function leanDump({ database, client, dump, close }: MemoryDatabase): Promise<Buffer> {
  await database.execute(sql`UPDATE pg_database SET datistemplate = false`)
  for (const name of ['template0', 'template1']) await database.execute(sql`DROP DATABASE ${sql.identifier(name)}`)
  await database.execute(sql`CHECKPOINT`)
  const [{ current } = { current: '' }] = (await client.query<{ current: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) current'))
    .rows
  const { FS } = client.Module
  for (const name of FS.readdir(logs)) if (/^[\dA-F]{24}$/.test(name) && name !== current) FS.unlink(`${logs}/${name}`)
  const lean = await dump()
  await close()
  return Buffer.from(await lean.arrayBuffer())
}
