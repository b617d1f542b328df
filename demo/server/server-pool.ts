import pg from 'pg'

export interface PoolOptions {
  url: string
  /** Milliseconds after which the server ends a statement; by default it never does. */
  statementTimeout?: number
  /** Hears of connections that broke. */
  warn?: (error: Error) => void
}

/** Connections to a PostgreSQL server that heal by themselves. */
export const openPool = ({ url, statementTimeout, warn = () => undefined }: PoolOptions) => {
  const pool = new pg.Pool({
    connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true,
    ...(statementTimeout && { statement_timeout: statementTimeout }),
  })
  // One that breaks while it is idle is replaced at its next use.
  pool.on('error', warn)
  const taken = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => { taken.add(client) })
  pool.on('release', (_error, client) => { taken.delete(client) })
  pool.on('connect', (client) => {
    // One that breaks at work has no listener but this, and an error without any would end the process.
    client.on('error', warn)
    client.once('end', () => {
      if (!taken.has(client)) return
      // A transaction whose BEGIN meets a broken connection never gives it back: drizzle begins before its own try.
      client.release(true)
      client.release = () => undefined
    })
  })
  return pool
}
