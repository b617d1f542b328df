import { Socket } from 'node:net'
import pg from 'pg'
import { clientOf } from './server-client.ts'
import { parseServerUrl } from './server-url.ts'
import { StartError } from './start-error.ts'

/** Limits in milliseconds. */
export interface PoolLimits {
  /** Until the server cancels a statement; 0: never. */
  statement: number
  /** Until the server stops waiting for a lock; 0: never. */
  lock: number
  /** Until a connection in use without traffic is closed. Must exceed the statement limit. */
  silence: number
}

/** Limits for requests. The lock limit is short, because a request that waits for a lock occupies a connection. */
export const requestLimits: PoolLimits = { statement: 25_000, lock: 2000, silence: 30_000 }

/** Limits for migrations, seeds and backups, whose statements may take long. */
export const longLimits: PoolLimits = { statement: 0, lock: 0, silence: 30_000 }

/** Returns the limits as settings of PostgreSQL. */
export const settingsOf = ({ statement, lock, silence }: PoolLimits) => ({
  ...(statement > 0 && { statement_timeout: statement, idle_in_transaction_session_timeout: silence }),
  ...(lock > 0 && { lock_timeout: lock }),
})

export const defaultConnections = 10

export interface PoolOptions {
  url: string
  /** Maximum number. Default: 10. */
  connections?: number
  /** Default: `longLimits`. */
  limits?: PoolLimits
  /** False if the server gets no limits as startup parameters, because a pooler refuses them. Default: true. */
  sendsLimits?: boolean
  /** Called with the error of a broken connection. */
  warn?: (error: Error) => void
}

/** Milliseconds until a connection is open. */
const connectLimit = 5000
/** Milliseconds without traffic until TCP probes a connection. Node then probes every second and gives up after ten. */
const probeAfter = 10_000
/** Milliseconds that statements have to finish once the pool closes. */
const closeLimit = 3000

// The types of a pooled client omit its connection.
const connectionOf = (client: pg.PoolClient) => (client as pg.PoolClient & pg.Client).connection

const streamOf = (client: pg.PoolClient) => {
  const { stream } = connectionOf(client)
  if (!(stream instanceof Socket)) throw new Error('A database connection is no socket')
  return stream
}

const cut = (client: pg.PoolClient, reason: string) =>
  streamOf(client).destroy(Object.assign(new Error(`The database connection was cut: ${reason}`), { code: 'ETIMEDOUT' }))

/** Returns whether the server answers a connection of its own. */
const responds = async (Client: typeof pg.Client, url: string) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectLimit, query_timeout: connectLimit })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}

/**
 * Opens a pool of connections to a PostgreSQL server. Replaces broken and silent connections.
 * The server's own limits do not help when its machine loses power. A client-side query timeout would leave the connection
 * in the pool and would abort long responses that still arrive.
 */
export const openPool = ({
  url,
  connections = defaultConnections,
  limits = longLimits,
  sendsLimits = true,
  warn = () => undefined,
}: PoolOptions) => {
  const server = parseServerUrl(url)
  const [first] = server?.urls ?? []
  if (!server || !first) throw new StartError('DATABASE_URL is not usable.')
  const Client = clientOf(server)
  const pool = new pg.Pool({
    Client,
    connectionString: first,
    max: connections,
    fallback_application_name: 'practice-elements',
    connectionTimeoutMillis: connectLimit,
    keepAlive: true,
    keepAliveInitialDelayMillis: probeAfter,
    ...(sendsLimits && settingsOf(limits)),
  })
  // A connection that breaks while idle is replaced on next use.
  pool.on('error', warn)
  const taken = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => {
    taken.add(client)
  })
  pool.on('release', (_error, client) => {
    taken.delete(client)
  })

  const endSilence = async (client: pg.PoolClient) => {
    // An idle connection may be silent. One that has been ended waits for the server to close it.
    if (!taken.has(client) && streamOf(client).writable) return
    // Without a limit, a statement may take this long: then the silence of a second connection decides.
    if (limits.statement === 0 && (await responds(Client, first))) streamOf(client).setTimeout(limits.silence)
    else cut(client, 'the database is silent')
  }

  pool.on('connect', (client) => {
    // The only error listener of a connection in use: without it, an error would end the process.
    client.on('error', warn)
    streamOf(client).setTimeout(limits.silence, () => void endSilence(client))
    // After a failover, the connection belongs to a server that takes no writes any more. The next one may find another.
    connectionOf(client).on('errorMessage', ({ code }: { code?: string }) => {
      if (code === '25006') setImmediate(() => cut(client, 'the database is read-only'))
    })
    client.once('end', () => {
      if (!taken.has(client)) return
      // drizzle sends BEGIN before its `try`, so it never releases the connection if BEGIN fails.
      client.release(true)
      client.release = () => undefined
    })
  })

  /** Closes all connections. Cuts those that are still in use every 3 s, such as silent ones. */
  const close = async () => {
    const deadline = setInterval(() => taken.forEach((client) => cut(client, 'the pool closes')), closeLimit)
    await pool.end()
    clearInterval(deadline)
  }
  return { pool, close }
}
