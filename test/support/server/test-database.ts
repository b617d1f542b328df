import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { openDatabase, openMemoryDatabase, type OpenDatabase } from '../../../demo/server/database/database.ts'
import { addEmptyDatabase, readTemplate, type Content } from '../templates.ts'
import { today } from './today.ts'
import { until } from './until.ts'

/** URL of the PostgreSQL server of `npm run test:postgres`. Without it the tests use the embedded database. */
const server = process.env['TEST_POSTGRES']

export const isPostgres = server !== undefined

export const isPooled = process.env['TEST_POOLED'] !== undefined

/** Test options that skip a test on the embedded database, with the reason. */
export const onlyOnPostgres = { skip: isPostgres ? false : 'needs a PostgreSQL server: npm run test:postgres' }

/** Test options that skip a test unless the connections go through pgbouncer. */
export const onlyOnPooler = { skip: isPooled ? false : 'needs pgbouncer: npm run test:postgres' }

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

const answers = async () => {
  const client = new pg.Client({ connectionString: server })
  client.on('error', () => undefined)
  const isThere = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return isThere
}

/**
 * Stops the PostgreSQL server and prevents its restart: SIGINT shuts it down in order, SIGQUIT like a crash.
 * Returns a function that lets it restart.
 */
export const stopPostgres = async (signal: 'SIGINT' | 'SIGQUIT') => {
  const { TEST_POSTGRES_PID_FILE: pidFile, TEST_POSTGRES_AWAY_FILE: awayFile } = process.env
  if (!server || !pidFile || !awayFile) throw new Error('There is no PostgreSQL: npm run test:postgres')
  const id = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  writeFileSync(awayFile, '')
  process.kill(id, signal)
  await until(() => !isRunning(id))
  return async () => {
    rmSync(awayFile)
    await until(answers)
  }
}

/** Kills the PostgreSQL server like a crash and waits until it has restarted. */
export const crashPostgres = async () => {
  const start = await stopPostgres('SIGQUIT')
  await start()
}

/** Creates a database on the PostgreSQL server and returns its URL. */
export const createDatabase = async (content: Content | 'no schema') => {
  if (!server) throw new Error('There is no PostgreSQL: npm run test:postgres')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${content === 'no schema' ? 'template0' : content}`)
  await client.end()
  return server.replace(/postgres$/, name)
}

/** Opens a database for one test: migrated, and empty or with the demo data. */
export const openTestDatabase = async (content: Content): Promise<OpenDatabase> => {
  if (server) return openDatabase({ url: await createDatabase(content) })
  return openMemoryDatabase({ template: await readTemplate(content, today) })
}

/** Returns environment variables that give a server process its own empty database: in the folder, or on the PostgreSQL server. */
export const placeOf = async (DATA_DIR: string): Promise<Record<string, string>> => {
  if (server) return { DATA_DIR, DATABASE_URL: await createDatabase('no schema') }
  await addEmptyDatabase(DATA_DIR)
  return { DATA_DIR }
}
