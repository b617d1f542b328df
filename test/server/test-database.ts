import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { openDatabase, openMemoryDatabase, type OpenDatabase } from '../../demo/server/database.ts'
import { readTemplate, type Content } from '../support/templates.ts'
import { today } from './today.ts'
import { until } from './until.ts'

/** Where `npm run test:postgres` has its server; without it the tests run on the embedded database. */
const server = process.env['TEST_POSTGRES']

export const isPostgres = server !== undefined

/** What a test that stops it needs, and why it is left out otherwise. */
export const onlyOnPostgres = { skip: isPostgres ? false : 'needs a PostgreSQL server: npm run test:postgres' }

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

/** Stops that server, in order by SIGINT or as a crash would by SIGQUIT, and keeps it away; the answer lets it start again. */
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

/** Kills that server, as a crash would, and waits until it has started again. */
export const crashPostgres = async () => {
  const start = await stopPostgres('SIGQUIT')
  await start()
}

/** The address of a new database on that server. */
export const createDatabase = async (content: Content | 'no schema') => {
  if (!server) throw new Error('There is no PostgreSQL: npm run test:postgres')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${content === 'no schema' ? 'template0' : content}`)
  await client.end()
  return server.replace(/postgres$/, name)
}

/** A database of the test's own: migrated, and empty or with the demo data. */
export const openTestDatabase = async (content: Content): Promise<OpenDatabase> => {
  if (server) return openDatabase({ url: await createDatabase(content) })
  return openMemoryDatabase({ template: await readTemplate(content, today) })
}

/** What makes a server process keep its data in a place of its own: the folder's database, or one on the server. */
export const placeOf = async (DATA_DIR: string): Promise<Record<string, string>> =>
  server ? { DATA_DIR, DATABASE_URL: await createDatabase('no schema') } : { DATA_DIR }
