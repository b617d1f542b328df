import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import pg from 'pg'
import { buildApp } from '../../demo/server/app.ts'
import { rowsOf } from '../../demo/server/backup/tables.ts'
import { openDatabase, type Database } from '../../demo/server/database/database.ts'
import { StartError } from '../../demo/server/database/start-error.ts'
import { requestLimits } from '../../demo/server/database/server-pool.ts'
import { memoryPictures } from '../../demo/server/pictures/picture-store.ts'
import { demoSignIns } from '../../demo/server/seed/seed.ts'
import { openProxy } from '../support/server/silent-proxy.ts'
import { callServer, spawnServer, stopServers } from '../support/server/server-process.ts'
import { createDatabase, isPostgres } from '../support/server/test-database.ts'
import { today } from '../support/server/today.ts'
import { until } from '../support/server/until.ts'

after(stopServers)

/** Milliseconds; shorter than in production, so that tests finish quickly. */
const limits = { statement: 1500, lock: 300, silence: 2000 }
/** Milliseconds. A failing test would otherwise wait forever. */
const timeout = 120_000

const openApp = async (context: TestContext, url: string, limited = limits) => {
  const { database, close } = await openDatabase({ url, limits: limited })
  const app = await buildApp({
    database,
    pictures: memoryPictures(),
    secret: 'a secret of the tests, long enough',
    clock: () => today,
    log: { write: () => undefined },
  })
  const signIn = await app.inject({ method: 'POST', url: '/api/v1/admin/login', payload: demoSignIns[0] })
  const headers = { authorization: `Bearer ${signIn.json<{ access_token: string }>().access_token}` }
  context.after(async () => {
    await app.close()
    await close()
  })
  return {
    ready: async () => (await app.inject('/ready')).statusCode,
    get: async (path: string) => (await app.inject({ url: `/api/v1${path}`, headers })).statusCode,
    post: async (path: string, payload: object, more: Record<string, string> = {}) => {
      const {
        statusCode,
        headers: { 'retry-after': wait },
      } = await app.inject({ method: 'POST', url: `/api/v1${path}`, headers: { ...headers, ...more }, payload })
      return [statusCode, wait]
    },
  }
}

const openClient = async (context: TestContext, url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  context.after(() => client.end())
  return client
}

// The embedded database has no connections and no other clients that could hold locks.
if (isPostgres) {
  test('a database that falls silent is noticed, and used again as soon as it speaks', { timeout }, async (context) => {
    const proxy = await openProxy(await createDatabase('demo'))
    context.after(() => proxy.close())
    const { ready, get, post } = await openApp(context, proxy.url)
    assert.deepEqual([await ready(), await get('/admin/doctors?page=1')], [200, 200])
    // Opens every connection of the pool first, so that all are busy or idle when the database falls silent.
    await Promise.all(Array.from({ length: 20 }, (_, index) => get(`/admin/doctors?page=${index + 1}`)))
    proxy.fallSilent()
    const asked = Array.from({ length: 15 }, (_, index) =>
      index % 3
        ? get(`/admin/patients?page=${index}`)
        : post('/admin/doctor/subscription', { user_id: index + 1, subscriptionPlan: 'basic' }),
    )
    assert.equal(await ready(), 503)
    assert.deepEqual(
      (await Promise.all(asked)).map((answer) => (typeof answer === 'number' ? answer : answer[0])),
      asked.map(() => 503),
    )
    assert.equal(await ready(), 503)
    proxy.recover()
    await until(async () => (await ready()) === 200)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => get(`/admin/doctors?page=${index + 1}`)))
    assert.deepEqual(
      answers,
      answers.map(() => 200),
    )
    assert.deepEqual(await post('/admin/doctor/subscription', { user_id: 1, subscriptionPlan: 'premium' }), [200, undefined])
  })

  test('a transaction that the database leaves silent ends, and so does one that cannot begin', { timeout }, async (context) => {
    const proxy = await openProxy(await createDatabase('demo'))
    context.after(() => proxy.close())
    const { database, close } = await openDatabase({ url: proxy.url, limits })
    context.after(close)
    const silenced = database.transaction(async (transaction) => {
      await transaction.execute('UPDATE doctors SET version = 100 WHERE id = 1')
      proxy.fallSilent()
      await transaction.execute('UPDATE doctors SET version = 101 WHERE id = 1')
    })
    await assert.rejects(silenced)
    await assert.rejects(database.transaction((transaction) => transaction.execute('SELECT 1')))
    proxy.recover()
    const rows = () => database.execute('SELECT version FROM doctors WHERE id = 1').then(rowsOf)
    await until(() => rows().then(Boolean, () => false))
    assert.deepEqual(await rows(), [{ version: 1 }])
  })

  test('one process whose database is silent leaves the other fast', { timeout }, async (context) => {
    const url = await createDatabase('demo')
    const proxy = await openProxy(url)
    context.after(() => proxy.close())
    const [cutOff, other] = [await openApp(context, proxy.url), await openApp(context, url)]
    const change = (app: typeof other) => app.post('/admin/doctor/subscription', { user_id: 1, subscriptionPlan: 'premium' })
    proxy.fallSilent()
    const stuck = Array.from({ length: 12 }, () => change(cutOff))
    for (let round = 0; round < 20; round++) assert.deepEqual([await other.ready(), (await change(other))[0]], [200, 200])
    assert.equal(await cutOff.ready(), 503)
    for (const answer of await Promise.all(stuck)) assert.deepEqual(answer, [503, '1'])
  })

  test('a start that takes long goes on while the database responds, and ends when it falls silent', { timeout }, async (context) => {
    const proxy = await openProxy(await createDatabase('nothing'))
    context.after(() => proxy.close())
    const seconds = limits.silence / 1000
    const fill = (database: Database) => database.execute(`SELECT pg_sleep(${seconds * 2})`).then(() => undefined)
    const { close } = await openDatabase({ url: proxy.url, limits }, { fill })
    await close()
    const silenced = async (database: Database) => {
      proxy.fallSilent()
      await fill(database)
    }
    await assert.rejects(openDatabase({ url: proxy.url, limits }, { fill: silenced }))
    await assert.rejects(openDatabase({ url: proxy.url, limits }), StartError)
  })

  test('a server whose database is silent stops in time', { timeout }, async (context) => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'silent-'))
    after(() => rm(DATA_DIR, { recursive: true }))
    const proxy = await openProxy(await createDatabase('demo'))
    context.after(() => proxy.close())
    const server = spawnServer({ DATA_DIR, DATABASE_URL: proxy.url })
    const address = await server.address
    const token = (await callServer(address, '/admin/login', undefined, demoSignIns[0])).body.access_token
    proxy.fallSilent()
    const change = { user_id: 1, subscriptionPlan: 'premium' }
    // Ends without a response: the stop closes its connection.
    const stuck = callServer(address, '/admin/doctor/subscription', token, change).catch(() => undefined)
    assert.equal((await fetch(`${address}/ready`)).status, 503)
    const { code, stderr } = await server.kill('SIGTERM')
    assert.equal(code, 0, stderr)
    await stuck
  })

  test('an answer that is long in coming is no silence', { timeout }, async () => {
    const { database, close } = await openDatabase({ url: await createDatabase('nothing'), limits: { ...limits, statement: 0 } })
    // Rows arrive continuously, for longer in total than the limit for silence.
    const rows = rowsOf(await database.execute("SELECT n, pg_sleep(0.03), repeat('x', 3000) FROM generate_series(1, 100) n"))
    assert.equal(rows.length, 100)
    await close()
  })

  test('rows that somebody holds stop only those who want to change them, and those for a short time', { timeout }, async (context) => {
    const url = await createDatabase('demo')
    const app = await openApp(context, url, { ...limits, lock: requestLimits.lock })
    const holder = await openClient(context, url)
    await holder.query(
      "INSERT INTO idempotency_keys (owner, key, request_hash, answer, created_at) VALUES ('x', 'y', 'z', '{}', '2000-01-01')",
    )
    await holder.query('BEGIN')
    await holder.query('SELECT FROM doctors WHERE id = 1 FOR UPDATE')
    await holder.query('SELECT FROM admins WHERE id = 2 FOR UPDATE')
    await holder.query('SELECT FROM idempotency_keys FOR UPDATE')
    const begun = performance.now()
    const changeDoctor = (id = 1, key = '') =>
      app.post('/admin/doctor/subscription', { user_id: id, subscriptionPlan: 'premium' }, { 'idempotency-key': key })
    const stopped = Array.from({ length: 30 }, (_, index) => (index % 3 ? changeDoctor() : app.post('/admin/login', demoSignIns[1])))
    const timed = async (send: () => Promise<unknown>, wanted: unknown) => {
      const asked = performance.now()
      assert.deepEqual(await send(), wanted)
      return performance.now() - asked
    }
    const paths = [
      '/admin/doctors?page=2',
      '/admin/patients?page=1&q=a',
      '/admin/doctor/subscriptions?page=1',
      '/admin/overview',
      '/admin/profile',
    ]
    const others = Array.from({ length: 15 }, (_, index) => timed(() => app.get(paths[index % paths.length]!), 200))
    const changes = Array.from({ length: 5 }, (_, index) => timed(() => changeDoctor(index + 2, `key ${index}`), [200, undefined]))
    assert.ok(Math.max(...(await Promise.all([...others, ...changes]))) < 1000)
    for (const answer of await Promise.all(stopped)) assert.deepEqual(answer, [503, '1'])
    assert.ok(performance.now() - begun < 5000)
    await holder.query('ROLLBACK')
    assert.deepEqual(await changeDoctor(), [200, undefined])
  })

  test('transactions that wait for different rows leave connections to reads', { timeout }, async (context) => {
    const url = await createDatabase('demo')
    const app = await openApp(context, url, { ...limits, lock: requestLimits.lock })
    const holder = await openClient(context, url)
    await holder.query('BEGIN')
    await holder.query('SELECT FROM doctors FOR UPDATE')
    const begun = performance.now()
    const stopped = Array.from({ length: 30 }, (_, index) =>
      app.post('/admin/doctor/subscription', { user_id: index + 1, subscriptionPlan: 'premium' }),
    )
    const lists = await Promise.all(Array.from({ length: 10 }, (_, index) => app.get(`/admin/doctors?page=${index + 1}`)))
    assert.deepEqual(
      lists,
      lists.map(() => 200),
    )
    assert.ok(performance.now() - begun < 1000)
    for (const answer of await Promise.all(stopped)) assert.deepEqual(answer, [503, '1'])
    assert.ok(performance.now() - begun < 5000)
  })

  test('a process that finds nothing missing starts beside an open transaction, and holds nobody up', { timeout }, async (context) => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'second-'))
    after(() => rm(DATA_DIR, { recursive: true }))
    const DATABASE_URL = await createDatabase('demo')
    const [holder, other] = [await openClient(context, DATABASE_URL), await openClient(context, DATABASE_URL)]
    await holder.query('BEGIN')
    for (const table of ['doctors', 'patients', 'subscriptions', 'admins']) await holder.query(`UPDATE ${table} SET id = id WHERE id = 1`)
    const server = spawnServer({ DATA_DIR, DATABASE_URL })
    context.after(() => server.kill('SIGKILL'))
    const second = { isStarted: false }
    void server.address.then(() => {
      second.isStarted = true
    })
    while (!second.isStarted)
      for (const table of ['doctors', 'patients', 'subscriptions', 'admins']) await other.query(`UPDATE ${table} SET id = id WHERE id = 2`)
    const address = await server.address
    assert.equal((await fetch(`${address}/ready`)).status, 200)
    const { status } = await callServer(address, '/admin/login', undefined, demoSignIns[1])
    assert.equal(status, 200)
    await holder.query('ROLLBACK')
    assert.equal((await server.kill('SIGTERM')).code, 0)
  })
}
