import { Socket } from 'node:net'
import pg from 'pg'

/** Milliseconds. */
export interface PoolLimits {
  /** Until the server ends a statement. */
  statement: number
  /** Until the server gives up waiting for a lock. */
  lock: number
  /** Without a byte in either direction, until a connection in use is given up: longer than any statement takes. */
  silence: number
}

/** For requests: one that waits for a locked row keeps a connection from all others, so that it does not wait long. */
export const requestLimits: PoolLimits = { statement: 25_000, lock: 2000, silence: 30_000 }

export interface PoolOptions {
  url: string
  /** By default there are none: a migration, a seed or a backup takes as long as it takes. */
  limits?: PoolLimits
  /** Hears of connections that broke. */
  warn?: (error: Error) => void
}

/** Calls back where nothing comes or goes for so long. A query's own time limit would leave the connection in the pool, and cut off a long answer that is coming. */
const watchSilence = (client: pg.PoolClient, milliseconds: number, onSilence: (stream: Socket) => void) => {
  // The type of a pool's client leaves its connection out.
  const { stream } = (client as pg.PoolClient & pg.Client).connection
  if (stream instanceof Socket) stream.setTimeout(milliseconds, () => onSilence(stream))
}

/** Connections to a PostgreSQL server that heal by themselves. */
export const openPool = ({ url, limits, warn = () => undefined }: PoolOptions) => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(limits && { statement_timeout: limits.statement, lock_timeout: limits.lock, idle_in_transaction_session_timeout: limits.silence }),
  })
  // One that breaks while it is idle is replaced at its next use.
  pool.on('error', warn)
  const taken = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => {
    taken.add(client)
  })
  pool.on('release', (_error, client) => {
    taken.delete(client)
  })
  pool.on('connect', (client) => {
    // One that breaks at work has no listener but this, and an error without any would end the process.
    client.on('error', warn)
    if (limits) {
      watchSilence(client, limits.silence, (stream) => {
        if (taken.has(client)) stream.destroy(Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' }))
      })
    }
    client.once('end', () => {
      if (!taken.has(client)) return
      // A transaction whose BEGIN meets a broken connection never gives it back: drizzle begins before its own try.
      client.release(true)
      client.release = () => undefined
    })
  })
  return pool
}
