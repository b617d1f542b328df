import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, openMemoryDatabase, type OpenDatabase } from '../../demo/server/database.ts'
import { readDemoTemplate } from './demo-template.ts'

type Content = 'nothing' | 'demo'

/** Where `npm run test:postgres` has its server; without it the tests run on the embedded database. */
const server = process.env['TEST_POSTGRES']

export const isPostgres = server !== undefined

/** Kills that server, as a crash would, and waits until it has started again. */
export const crashPostgres = async () => {
  const file = process.env['TEST_POSTGRES_PID_FILE']
  if (!server || !file) throw new Error('There is no PostgreSQL: npm run test:postgres')
  const [before] = readFileSync(file, 'utf8').split('\n')
  process.kill(Number(before), 'SIGQUIT')
  for (;;) {
    await setTimeout(50)
    const client = new pg.Client({ connectionString: server })
    client.on('error', () => undefined)
    const isBack = await client.connect().then(() => readFileSync(file, 'utf8').split('\n')[0] !== before, () => false)
    await client.end().catch(() => undefined)
    if (isBack) return
  }
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

let nothing: Promise<Blob> | undefined

const dumpNothing = async () => {
  const { dump, close } = await openMemoryDatabase()
  const template = await dump()
  await close()
  return template
}

/** A database of the test's own: migrated, and empty or with the demo data. */
export const openTestDatabase = async (content: Content): Promise<OpenDatabase> => {
  if (server) return openDatabase({ url: await createDatabase(content) })
  return openMemoryDatabase({ template: await (content === 'demo' ? readDemoTemplate() : (nothing ??= dumpNothing())) })
}

/** What makes a server process keep its data in a place of its own: the folder's database, or one on the server. */
export const placeOf = async (DATA_DIR: string): Promise<Record<string, string>> =>
  server ? { DATA_DIR, DATABASE_URL: await createDatabase('no schema') } : { DATA_DIR }
