import { Socket } from 'node:net'
import pg from 'pg'

/** Limits in milliseconds. */
export interface PoolLimits {
  /** Until the server cancels a statement. */
  statement: number
  /** Until the server stops waiting for a lock. */
  lock: number
  /** Until a connection in use without traffic is closed. Must exceed the statement limit. */
  silence: number
}

/** Limits for requests. The lock limit is short, because a request that waits for a lock occupies a connection. */
export const requestLimits: PoolLimits = { statement: 25_000, lock: 2000, silence: 30_000 }

export interface PoolOptions {
  url: string
  /** Default: none, because migrations, seeds and backups have no time limit. */
  limits?: PoolLimits
  /** Called with the error of a broken connection. */
  warn?: (error: Error) => void
}

/**
 * Calls back after a time without traffic. A client-side query timeout would leave the connection in the pool
 * and would abort long responses that still arrive.
 */
const watchSilence = (client: pg.PoolClient, milliseconds: number, onSilence: (stream: Socket) => void) => {
  // The types of a pooled client omit its connection.
  const { stream } = (client as pg.PoolClient & pg.Client).connection
  if (stream instanceof Socket) stream.setTimeout(milliseconds, () => onSilence(stream))
}

/** Opens a pool of connections to a PostgreSQL server. Replaces broken connections. */
export const openPool = ({ url, limits, warn = () => undefined }: PoolOptions) => {
  const pool = new pg.Pool({
    connectionString: url,
    fallback_application_name: 'practice-elements',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(limits && { statement_timeout: limits.statement, lock_timeout: limits.lock, idle_in_transaction_session_timeout: limits.silence }),
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
  pool.on('connect', (client) => {
    // The only error listener of a connection in use: without it, an error would end the process.
    client.on('error', warn)
    if (limits) {
      watchSilence(client, limits.silence, (stream) => {
        if (taken.has(client)) stream.destroy(Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' }))
      })
    }
    client.once('end', () => {
      if (!taken.has(client)) return
      // drizzle sends BEGIN before its `try`, so it never releases the connection if BEGIN fails.
      client.release(true)
      client.release = () => undefined
    })
  })
  return pool
}
