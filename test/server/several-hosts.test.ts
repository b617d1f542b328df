import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { isUnavailable } from '../../demo/server/database/database-errors.ts'
import { openDatabase } from '../../demo/server/database/database.ts'
import { requestLimits } from '../../demo/server/database/server-pool.ts'
import { StartError } from '../../demo/server/database/start-error.ts'
import { startCluster } from '../support/postgres/cluster.ts'
import { findPostgres } from '../support/postgres/programs.ts'
import { onlyOnPostgres } from '../support/server/test-database.ts'
import { until } from '../support/server/until.ts'

/** Makes a server take writes, or not, like the servers of a cluster that fails over. */
const setReadOnly = async (url: string, value: 'on' | 'off') => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
  await client.query('SELECT pg_reload_conf()')
  await until(
    async () =>
      (await client.query<{ now: string }>("SELECT current_setting('default_transaction_read_only') AS now")).rows[0]?.now === value,
  )
  await client.end()
}

test(
  'of several hosts the one that takes writes serves, also after a failover',
  { ...onlyOnPostgres, timeout: 120_000 },
  async (context) => {
    const programs = findPostgres()
    assert.ok(programs)
    const clusters = [await startCluster(programs), await startCluster(programs)] as const
    context.after(() => clusters[0].stop())
    const [one, two] = clusters.map(({ url }) => url) as [string, string]
    for (const url of [one, two]) await (await openDatabase({ url })).close()
    await setReadOnly(one, 'on')
    const hosts = [one, two].map((url) => new URL(url).host)
    const url = `postgres://tests@${hosts.join(',')}/postgres?target_session_attrs=read-write`
    const { database, close } = await openDatabase({ url, limits: requestLimits })
    context.after(close)
    const write = () =>
      database.transaction((transaction) => transaction.execute(sql`INSERT INTO facts VALUES (gen_random_uuid()::text, 'x')`))
    const isWritten = () =>
      write().then(
        () => true,
        (error: unknown) => {
          assert.ok(isUnavailable(error))
          return false
        },
      )
    const portOf = async () => {
      const [row] = await database.select({ port: sql<string>`inet_server_port()::text` }).from(sql`(VALUES (1)) one`)
      return row?.port
    }
    // Opens several connections, all to the same host.
    await Promise.all(Array.from({ length: 5 }, write))
    assert.equal(await portOf(), new URL(two).port)

    await setReadOnly(two, 'on')
    assert.equal(await isWritten(), false)
    await setReadOnly(one, 'off')
    await until(isWritten)
    await until(async () => (await portOf()) === new URL(one).port)

    await clusters[1].stop()
    await Promise.all(Array.from({ length: 5 }, write))

    await setReadOnly(one, 'on')
    await assert.rejects(
      openDatabase({ url }),
      (error) => error instanceof StartError && /No host serves .*not read-write/.test(error.message),
    )
  },
)

test('a server is found at its socket', onlyOnPostgres, async (context) => {
  const programs = findPostgres()
  assert.ok(programs)
  const cluster = await startCluster(programs)
  context.after(() => cluster.stop())
  const { port } = new URL(cluster.url)
  for (const url of [
    `postgres://tests@/postgres?host=${cluster.folder}&port=${port}`,
    `postgres://tests@${encodeURIComponent(cluster.folder)}:${port}/postgres`,
  ]) {
    const { database, close } = await openDatabase({ url })
    const [row] = await database.select({ address: sql<string | null>`inet_server_addr()::text` }).from(sql`(VALUES (1)) one`)
    assert.deepEqual(row, { address: null }, url)
    await close()
  }
})
