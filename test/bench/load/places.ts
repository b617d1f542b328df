import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { spawnServer } from '../../support/server/server-process.ts'
import { startCluster } from '../../support/postgres/cluster.ts'
import { findPostgres } from '../../support/postgres/programs.ts'
import { doctors } from './office-hour.ts'

/** Target of the load: a database and the number of server processes. */
export interface Place {
  name: string
  isPostgres: boolean
  processes: number
}

/** The embedded database serves only one process. */
export const places: Place[] = [
  { name: 'embedded, one process', isPostgres: false, processes: 1 },
  { name: 'PostgreSQL, one process', isPostgres: true, processes: 1 },
  { name: 'PostgreSQL, two processes', isPostgres: true, processes: 2 },
]

export const hasPostgres = () => findPostgres() !== undefined

const createDatabase = async (server: string) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query('CREATE DATABASE load')
  await client.end()
  return server.replace(/postgres$/, 'load')
}

const startPostgres = async () => {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL on this machine.')
  const { url, stop } = await startCluster(programs)
  return { url: await createDatabase(url), stop }
}

const metricsToken = 'a token of the bench'

/** Starts the server processes of a place over fresh data. */
export const openPlace = async ({ isPostgres, processes }: Place) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'load-'))
  const postgres = isPostgres ? await startPostgres() : undefined
  const variables = { DATA_DIR, METRICS_TOKEN: metricsToken, SEED: String(doctors), ...(postgres && { DATABASE_URL: postgres.url }) }
  const servers = Array.from({ length: processes }, () => spawnServer(variables))
  const stop = async () => {
    const ended = await Promise.all(servers.map(({ kill }) => kill('SIGTERM')))
    await postgres?.stop()
    await rm(DATA_DIR, { recursive: true })
    return ended
  }
  try {
    return { origins: await Promise.all(servers.map(({ address }) => address)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the resident memory of each process in MiB. */
export const memoryOf = (origins: readonly string[]) =>
  Promise.all(
    origins.map(async (origin) => {
      const metrics = await (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1024 / 1024
    }),
  )
