import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { listenForMetrics } from '../../demo/server/operations/metrics.ts'
import { roomOf } from '../../demo/server/operations/disk-room.ts'
import { openDemoApp, superadmin, type App } from '../support/server/demo-app.ts'
import { until } from '../support/server/until.ts'

const lines: string[] = []
const { app, build, database, createCalls, signedIn, signedOut } = await openDemoApp({
  logLevel: 'info',
  log: {
    write: (line) => {
      lines.push(line)
    },
  },
})

test('every answer names its request, an error repeats the name, and the log has one line for it', async () => {
  lines.length = 0
  const good = await signedIn.get('/admin/profile')
  const bad = await signedIn.get('/admin/patient?patient_id=2147483647')
  const broken = await signedIn.get('/admin/%E0%A4%A')
  for (const { headers } of [good, bad, broken]) assert.match(String(headers['x-request-id']), /^[\w-]{36}$/)
  for (const { headers, body } of [bad, broken]) assert.equal(body.request_id, headers['x-request-id'])
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const { time, ms, ...entry } = entries.find(({ reqId }) => reqId === bad.headers['x-request-id'])!
  assert.deepEqual(entry, {
    level: 30,
    reqId: bad.headers['x-request-id'],
    method: 'GET',
    route: '/api/v1/admin/patient',
    status: 404,
    ip: '127.0.0.1',
    msg: 'answered',
  })
  assert.ok(typeof time === 'string' && typeof ms === 'number')
})

test("a proxy's name of a request is taken over, unless it could do harm in a log", async () => {
  const nameOf = async (name: string) => (await signedOut.get('/admin/profile', { 'x-request-id': name })).headers['x-request-id']
  assert.equal(await nameOf('from-the-proxy-1'), 'from-the-proxy-1')
  for (const name of ['short', 'x'.repeat(65), 'a b c d e f g h', '"},{"level":60']) assert.notEqual(await nameOf(name), name)
})

test('no log has a password, a token or a signature', async () => {
  lines.length = 0
  const { body } = await signedOut.post('/admin/login', superadmin)
  await app.inject(String(body.profile_picture))
  await signedOut.get('/admin/profile', { authorization: `Bearer ${body.access_token}x` })
  const log = lines.join('')
  assert.equal(lines.length, 3, log)
  for (const secret of [superadmin.password, superadmin.email, body.access_token, 'signature=']) assert.ok(!log.includes(secret), log)
})

test('health tells that the process runs, ready that the database answers', async () => {
  assert.deepEqual((await app.inject('/health')).json(), { status: 'running' })
  const ready = await app.inject('/ready')
  assert.deepEqual([ready.statusCode, ready.json()], [200, { status: 'ready' }])
})

test('the server is not ready while its database takes no writes, or before it stops', async () => {
  const statuses = async (of: App) => Promise.all(['/ready', '/health'].map(async (url) => (await of.inject(url)).statusCode))
  await database.execute(sql`SET default_transaction_read_only = on`)
  assert.deepEqual(await statuses(app), [503, 200])
  await database.execute(sql`SET default_transaction_read_only = off`)
  assert.deepEqual(await statuses(app), [200, 200])

  const draining = await build({ isDraining: () => true })
  assert.deepEqual(await statuses(draining), [503, 200])
  const answer = await draining.inject({ method: 'POST', url: '/api/v1/admin/login', payload: superadmin })
  assert.deepEqual([answer.statusCode, answer.headers['connection']], [200, 'close'])
  await draining.close()
})

test('a proxy that TRUST_PROXY does not name is told once', async () => {
  const passOn = (to: App, client = '192.0.2.7') =>
    to.inject({ url: '/health', remoteAddress: '10.0.0.5', headers: { 'x-forwarded-for': client } })
  const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'))
  lines.length = 0
  const trusting = await build({ trustProxy: '10.0.0.0/8' })
  await passOn(trusting)
  // A client on the proxy's own machine.
  await passOn(trusting, '10.0.0.5')
  assert.deepEqual(warnings(), [])
  const other = await build()
  await passOn(other)
  await passOn(other)
  assert.equal(warnings().length, 1)
  assert.match(warnings()[0]!, /10\.0\.0\.5 sends X-Forwarded-For but is no trusted proxy/)
  for (const built of [trusting, other]) await built.close()
})

test('while the disk is nearly full changes are refused, and lists and their sign-in still work', async () => {
  let room = 'small'
  const other = await build({ isThereRoom: async (small = false) => room === 'all' || (small && room === 'small') })
  const calls = createCalls(other, (await signedOut.post('/admin/login', superadmin)).body.access_token)
  lines.length = 0
  for (const change of [() => calls.patch('/admin/update/email', { email: 'next@practice.test' }), () => calls.post('/admin/create', {})]) {
    const { status, body, headers } = await change()
    assert.deepEqual([status, body.code, headers['retry-after']], [503, 'unavailable', '1'])
  }
  assert.equal(lines.filter((line) => line.includes('the disk of DATA_DIR')).length, 2)
  assert.deepEqual(
    [(await calls.get('/admin/doctors')).status, (await other.inject('/ready')).statusCode, (await other.inject('/health')).statusCode],
    [200, 503, 200],
  )
  assert.equal((await calls.post('/admin/login', superadmin)).status, 200)
  room = 'none'
  assert.equal((await calls.post('/admin/login', superadmin)).status, 503)
  room = (await roomOf(tmpdir())()) ? 'all' : 'none'
  assert.deepEqual([(await calls.post('/admin/login', superadmin)).status, (await other.inject('/ready')).statusCode], [200, 200])
  await other.close()
})

test('metrics count answers by route, on a port for this machine only', async () => {
  const other = await build({ connections: () => ({ used: 2, free: 8, waiting: 0 }) })
  const server = await listenForMetrics(other, 0)
  const { port } = server.address() as AddressInfo
  await createCalls(other, (await signedOut.post('/admin/login', superadmin)).body.access_token).get('/admin/doctors?page=1&q=secret-name')
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  assert.match(String(answer.headers.get('content-type')), /^text\/plain; version=/)
  const metrics = await answer.text()
  assert.match(metrics, /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/admin\/doctors",status="200"\} 1\n/)
  assert.match(metrics, /http_requests_at_work 0\n/)
  assert.match(metrics, /picture_uploads\{state="working"\} 0\npicture_uploads\{state="waiting"\} 0\n/)
  assert.match(metrics, /mails_waiting 0\n/)
  assert.match(metrics, /database_connections\{state="used"\} 2\n/)
  assert.ok(!metrics.includes('secret-name'))
  await assert.rejects(listenForMetrics(other, port), {
    message: `METRICS_PORT ${port} is taken: stop the program that has it, or choose another one.`,
  })
  server.close()
  await other.close()
})

test('the dashboard and the alerts of demo/deploy read metrics that there are', async () => {
  const other = await build({ connections: () => ({ used: 0, free: 0, waiting: 0 }) })
  await other.listen({ port: 0, host: '127.0.0.1' })
  await other.inject('/health')
  let metrics = ''
  await until(async () => (metrics = await other.metrics.metrics()).includes('nodejs_'))
  await other.close()
  for (const file of ['alerts.yml', 'grafana.json']) {
    const text = await readFile(new URL(`../../demo/deploy/${file}`, import.meta.url), 'utf8')
    const names = new Set([...text.matchAll(/\b([a-z\d_]+)\{job=/g)].map(([, name]) => name!))
    names.delete('up')
    assert.ok(names.size >= 7, file)
    for (const name of names) assert.match(metrics, new RegExp(`^${name}[ {]`, 'm'), `${file}: ${name}`)
  }
})

test('the main port has metrics for the holder of the token only', async () => {
  for (const headers of [{}, { authorization: 'Bearer undefined' }])
    assert.equal((await app.inject({ url: '/metrics', headers })).statusCode, 404)
  const other = await build({ metricsToken: 'a token of the tests' })
  const read = async (authorization?: string) =>
    (await other.inject({ url: '/metrics', remoteAddress: '192.0.2.7', headers: { ...(authorization && { authorization }) } })).statusCode
  assert.deepEqual([await read(), await read('Bearer wrong'), await read('Bearer a token of the tests')], [404, 404, 200])
  await other.close()
})
