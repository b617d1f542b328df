import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { applyMigrations } from './apply-migrations.ts'
import { closeFolder, lockDataFolder } from './data-folder.ts'
import { hasCurrentKeys, refoldOnce } from '../lists/refold.ts'
import { withMigrationLock } from './migration-lock.ts'
import { notePooler } from './prepared-query.ts'
import { isMigrated, migrations } from './schema-state.ts'
import { findMissingSearchIndexes } from './search-indexes.ts'
import { defaultConnections, longLimits, openPool, settingsOf, type PoolOptions } from './server-pool.ts'
import { startParametersOf } from './shared-buffers.ts'
import { reasonOf, StartError } from './start-error.ts'
import { limitTransactions } from './limit-transactions.ts'
import { YieldingPgliteClient } from './yielding-pglite-client.ts'

/** A database or transaction, embedded or on a server. Both use the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT>

/**
 * Run it after bulk inserts: it updates the planner's statistics and enables index-only scans.
 * The embedded database has no autovacuum.
 */
export const vacuumAnalyze = async (database: Database) => {
  await database.execute(sql`VACUUM ANALYZE`)
}

/** Connections to a server: those that requests use, those that are free, and the requests that wait for one. */
export type Connections = Record<'used' | 'free' | 'waiting', number>

export interface OpenDatabase {
  database: Database
  /** Undefined for an embedded database. */
  connections?: () => Connections
  close: () => Promise<void>
}

/** Applies missing migrations. If nobody may, refuses a database that misses some. */
const migrateWith = async (database: Database, mayMigrate: boolean, work: () => Promise<void>) => {
  if ((await isMigrated(database)) && (await hasCurrentKeys(database))) return
  if (!mayMigrate) throw new StartError('The database lacks migrations of this version: run npm run migrate, or unset MIGRATE.')
  await work()
}

interface PgliteOptions {
  dataDir?: string
  loadDataDir?: Blob
  startParams?: string[]
  initDbStartParams?: string[]
}

const openPglite = async (options: PgliteOptions, mayMigrate = true) => {
  const client = new YieldingPgliteClient({ ...options, extensions: { pg_trgm } })
  await client.waitReady
  // Fits an exact bitmap for a word with a million matches. Less memory makes PostgreSQL check whole pages again.
  await client.exec("SET work_mem = '16MB'")
  const database = drizzlePglite(client)
  try {
    await migrateWith(database, mayMigrate, async () => {
      await applyMigrations(database, migrations.migrationsFolder)
      await refoldOnce(database)
    })
  } catch (error) {
    await client.close()
    throw error
  }
  return { client, database }
}

/**
 * Opens the embedded database in a folder and returns it with its driver.
 * @throws StartError if it is in use or cannot be opened.
 */
export const openFolder = async (folder: string, mayMigrate = true): Promise<OpenDatabase & { client: PGlite }> => {
  const unlock = lockDataFolder(folder)
  const dataDir = join(folder, 'database')
  let isNew = false
  try {
    isNew = closeFolder(dataDir)
    const { client, database } = await openPglite({ dataDir, startParams: startParametersOf(dataDir) }, mayMigrate)
    return {
      database,
      client,
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    // A half-created database could never be opened.
    if (isNew) rmSync(dataDir, { recursive: true, force: true })
    unlock()
    throw new StartError(`The database in ${folder} can't be opened: ${reasonOf(error)}`)
  }
}

/** Applies missing migrations, without a time limit. If processes start together, one does the work. */
const migrateServer = async (pool: pg.Pool, mayMigrate: boolean) => {
  const database = drizzlePostgres(pool)
  await migrateWith(database, mayMigrate, () =>
    withMigrationLock(pool, async () => {
      await applyMigrations(database, migrations.migrationsFolder)
      await refoldOnce(database)
    }),
  )
  const missing = await findMissingSearchIndexes(database)
  if (missing.length > 0) {
    process.stderr.write(`Searches scan whole tables, because the database has no index for them: ${missing.join(', ')}\n`)
  }
}

interface Opening {
  /** Fills a database after it opens. It runs before requests and without their time limits. */
  fill?: (database: Database) => Promise<void>
  /** Default: true. */
  mayMigrate?: boolean
}

/**
 * Looks for a pooler between the server and the database: it has process ids of its own. Some, such as pgbouncer, refuse limits
 * as startup parameters. Then each transaction sets its own.
 */
const findPooler = async (pool: pg.Pool) => {
  try {
    const client: pg.PoolClient & { processID?: number } = await pool.connect()
    const { rows } = await client.query<{ id: number }>('SELECT pg_backend_pid() AS id')
    client.release()
    return { isPooled: rows[0]?.id !== client.processID, takesLimits: true }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('unsupported startup parameter')) return { isPooled: true, takesLimits: false }
    throw new StartError(`The database of DATABASE_URL can't be used: ${reasonOf(error)}`)
  }
}

const connectionsOf = (pool: pg.Pool) => (): Connections => ({
  used: pool.totalCount - pool.idleCount,
  free: pool.idleCount,
  waiting: pool.waitingCount,
})

const openForRequests = async (options: PoolOptions): Promise<OpenDatabase> => {
  const { connections = defaultConnections, limits = longLimits } = options
  const direct = openPool(options)
  const { isPooled, takesLimits } = await findPooler(direct.pool)
  if (!takesLimits) await direct.close()
  const { pool, close } = takesLimits ? direct : openPool({ ...options, sendsLimits: false })
  const database = limitTransactions(drizzlePostgres(pool), { connections, settings: takesLimits ? {} : settingsOf(limits) })
  return { database: isPooled ? notePooler(database) : database, connections: connectionsOf(pool), close }
}

const openServer = async (options: PoolOptions, { fill, mayMigrate = true }: Opening): Promise<OpenDatabase> => {
  const { limits = longLimits } = options
  const first = openPool({ ...options, limits: { ...longLimits, silence: limits.silence } })
  try {
    await migrateServer(first.pool, mayMigrate).catch((error: unknown) => {
      throw new StartError(`The database of DATABASE_URL can't be used: ${reasonOf(error)}`)
    })
    await fill?.(drizzlePostgres(first.pool))
  } finally {
    await first.close()
  }
  return openForRequests(options)
}

const openFilledFolder = async (folder: string, { fill, mayMigrate }: Opening): Promise<OpenDatabase> => {
  const opened = await openFolder(folder, mayMigrate)
  try {
    await fill?.(opened.database)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Opens the embedded database in a folder, with a lock, or a PostgreSQL server by URL. Then migrates and fills it. */
export const openDatabase = (place: { folder: string } | PoolOptions, opening: Opening = {}): Promise<OpenDatabase> =>
  'url' in place ? openServer(place, opening) : openFilledFolder(place.folder, opening)

export interface MemoryDatabase extends OpenDatabase {
  dump: () => Promise<Blob>
  client: PGlite
}

/** Opens a database in memory, empty or from the dump of another. */
export const openMemoryDatabase = async ({ template }: { template?: Blob } = {}): Promise<MemoryDatabase> => {
  // The files are in memory already. The default 128 MB of buffers and 16 MB of write-ahead log take most of the start.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_init_zero=off']
  const { client, database } = await openPglite({
    startParams,
    initDbStartParams: ['--wal-segsize=1'],
    ...(template && { loadDataDir: template }),
  })
  return { database, client, close: () => client.close(), dump: () => client.dumpDataDir('none') }
}
