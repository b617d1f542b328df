import pg from 'pg'
import type { ServerUrl } from './server-url.ts'
import { reasonOf } from './start-error.ts'

/** Milliseconds for a connection that checks a host, and again for its question. */
const patience = 2000

const columns = { 'read-write': "current_setting('transaction_read_only') = 'off'", primary: 'NOT pg_is_in_recovery()', any: 'true' }

interface Place {
  host: string
  port: number
}

/** @throws Error if the host does not respond or is another kind of server. */
const check = async (connectionString: string, target: ServerUrl['target']): Promise<Place> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ fits: boolean }>(`SELECT ${columns[target]} AS fits`)
    if (!rows[0]?.fits) throw new Error(`it is not ${target}`)
    return { host: client.host, port: client.port }
  } catch (error) {
    throw new Error(`${client.host}:${client.port}: ${reasonOf(error)}`, { cause: error })
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Returns the first host that fits. Asks all at once, because one without power would delay the next. */
const findPlace = async ({ urls, target }: ServerUrl): Promise<Place> => {
  const answers = await Promise.allSettled(urls.map((url) => check(url, target)))
  const found = answers.find((answer) => answer.status === 'fulfilled')
  if (found) return found.value
  const reasons = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof Error ? [answer.reason.message] : [],
  )
  throw Object.assign(new Error(`No host serves (${reasons.join('; ')})`), { code: 'ECONNREFUSED' })
}

/**
 * Returns a class of connections to the host that serves, because the driver knows one host only.
 * A connection that ends makes the next one look for the host again, for example after a failover.
 */
export const clientOf = (server: ServerUrl): typeof pg.Client => {
  if (server.urls.length === 1 && server.target === 'any') return pg.Client
  let place: Promise<Place> | undefined
  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void) {
      this.once('end', () => {
        place = undefined
      })
      const connecting = this.#connectToPlace()
      if (!callback) return connecting
      connecting.then(() => (callback as () => void)(), callback)
      return undefined
    }

    async #connectToPlace() {
      const looking = (place ??= findPlace(server))
      try {
        Object.assign(this, await looking)
      } catch (error) {
        if (place === looking) place = undefined
        throw error
      }
      return super.connect()
    }
  }
}
