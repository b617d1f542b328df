import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { test, type TestContext } from 'node:test'
import { sql } from 'drizzle-orm'
import { Check } from 'typebox/schema'
import { ErrorBody } from '../../src/core/contract/errors.ts'
import type { AppOptions } from '../../demo/server/app.ts'
import { maxForms } from '../../demo/server/operations/load-limit.ts'
import { usualTimeLimits } from '../../demo/server/http/time-limits.ts'
import { formOf, openDemoApp, superadmin, type App } from '../support/server/demo-app.ts'

const { build, database, createCalls, signedOut } = await openDemoApp({ log: { write: () => undefined } })
const token = (await signedOut.post('/admin/login', superadmin)).body.access_token

const open = async (context: TestContext, options: Partial<AppOptions> = {}) => {
  const app = await build(options)
  context.after(() => app.close())
  return app
}

/** Locks the tables that every request needs, like a long query. The returned function releases the lock. */
const holdDatabase = async (context: TestContext) => {
  let letGo: () => void = () => undefined
  let held: Promise<unknown> = Promise.resolve()
  await new Promise<void>((holding) => {
    held = database.transaction(async (transaction) => {
      await transaction.execute(sql`LOCK TABLE sessions, sign_in_failures IN ACCESS EXCLUSIVE MODE`)
      await new Promise<void>((release) => {
        letGo = release
        holding()
      })
    })
  })
  const end = async () => {
    letGo()
    await held
  }
  context.after(end)
  return end
}

const portOf = (app: App) => (app.server.address() as AddressInfo).port

/** Sends only these bytes. Returns the response when the server closes the connection. */
const sendRaw = (app: App, bytes: string) => {
  const socket = connect(portOf(app), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))

test('beyond the limit a request is refused with 503 at once, and within it every one is answered', async (context) => {
  const app = await open(context, { maximumLoad: 4 })
  const calls = createCalls(app, token)
  const letGo = await holdDatabase(context)
  const waiting = Array.from({ length: 4 }, () => calls.get('/admin/profile'))
  const refused = await Promise.all(Array.from({ length: 6 }, () => calls.get('/admin/profile')))
  for (const { status, headers, body } of refused) {
    assert.deepEqual([status, body.code, headers['retry-after']], [503, 'unavailable', '1'])
    assert.ok(Check(ErrorBody, body))
  }
  await letGo()
  assert.deepEqual(
    (await Promise.all(waiting)).map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.equal((await calls.get('/admin/profile')).status, 200)
  // Other error responses release their slot as well.
  for (let round = 0; round < 6; round++) assert.equal((await createCalls(app).get('/admin/profile')).status, 401)
  for (let round = 0; round < 6; round++) assert.equal((await calls.post('/admin/create', '{')).status, 400)
  for (let round = 0; round < 6; round++) assert.equal((await calls.get('/admin/nothing')).status, 404)
  for (let round = 0; round < 6; round++) assert.equal((await calls.post('/admin/nothing', {})).status, 404)
  assert.equal((await calls.get('/admin/profile')).status, 200)
})

test('what takes longer than its time is answered with 503, and holds its place until it is done', async (context) => {
  const app = await open(context, { maximumLoad: 1, timeLimits: { ...usualTimeLimits, answer: 1000 } })
  const calls = createCalls(app)
  const letGo = await holdDatabase(context)
  const { status, body } = await calls.post('/admin/login', superadmin)
  assert.deepEqual([status, body.code], [503, 'unavailable'])
  assert.match(await app.metrics.metrics(), /http_requests_at_work 1\n/)
  await letGo()
  while ((await calls.post('/admin/login', superadmin)).status === 503) await setImmediate()
  assert.match(await app.metrics.metrics(), /http_requests_at_work 0\n/)
})

test('a flood of sign-ins leaves places for those who are signed in', async (context) => {
  const app = await open(context, { maximumLoad: 4 })
  const letGo = await holdDatabase(context)
  const signIns = Array.from({ length: 6 }, (_, index) =>
    app.inject({ method: 'POST', url: '/api/v1/admin/login', payload: { email: `flood-${index}@practice.test`, password: 'x' } }),
  )
  const refused = (await Promise.all(signIns.map(async (signIn) => Promise.race([signIn, setImmediate(undefined)])))).filter(Boolean)
  const list = createCalls(app, token).get('/admin/doctors?page=1')
  await letGo()
  assert.equal((await list).status, 200)
  assert.deepEqual((await Promise.all(signIns)).map(({ statusCode }) => statusCode).sort(), [400, 400, 400, 503, 503, 503])
  assert.ok(refused.length <= 3)
})

test('an answer that has begun lasts as long as it takes', async (context) => {
  const app = await build({ timeLimits: { ...usualTimeLimits, answer: 1000 } })
  context.after(() => app.close())
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  app.get('/long', { config: { public: true } }, (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield 'begun, '
          await ended
          yield 'ended'
        })(),
      ),
    ),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`http://127.0.0.1:${portOf(app)}/long`)
  // Later requests get 503 while the first response is still being streamed.
  await holdDatabase(context)
  assert.equal((await createCalls(app).post('/admin/login', superadmin)).status, 503)
  end()
  assert.equal(await answer.text(), 'begun, ended')
})

test('headers and bodies that drip are cut off in time, and hold no place meanwhile', async (context) => {
  const app = await open(context, { maximumLoad: 1, timeLimits: { ...usualTimeLimits, headers: 300, request: 600 } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const head = 'POST /api/v1/admin/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  const arrived = once(app.server, 'request')
  const dripping = [sendRaw(app, head), sendRaw(app, `${head}content-length: 60\r\n\r\n{"email"`)]
  await arrived
  await setImmediate()
  assert.equal((await createCalls(app).post('/admin/login', superadmin)).status, 200)
  for (const answer of await Promise.all(dripping)) {
    assert.match(answer, /^HTTP\/1.1 408 /)
    const body = bodyOf(answer)
    assert.ok(Check(ErrorBody, body) && body.code === 'request-timeout', answer)
  }
})

test('whoever sends many forms slowly is refused at some point, and holds no place that others wait for', async (context) => {
  const app = await open(context, { maximumLoad: maxForms + 1 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const head = [
    'POST /api/v1/admin/profile HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 5000',
  ]
  const slow = Array.from({ length: maxForms + 1 }, () => {
    const socket = connect(portOf(app), '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\ncontent-disposition: form-data; name="description"\r\n\r\n`)
    return { socket, answer: once(socket, 'data') as Promise<[Buffer]> }
  })
  const [refusal] = await Promise.race(slow.map(({ answer }) => answer))
  assert.match(String(refusal), /^HTTP\/1\.1 503 /)
  assert.match(await app.metrics.metrics(), /http_requests_at_work 0\n/)
  const calls = createCalls(app, token)
  assert.equal((await createCalls(app).post('/admin/login', superadmin)).status, 200)
  assert.equal((await calls.post('/admin/profile', formOf({ description: 'one too many' }))).status, 503)
  for (const { socket } of slow) socket.destroy()
  while ((await calls.post('/admin/profile', formOf({ description: 'done' }))).status === 503) await setImmediate()
  assert.equal((await calls.get('/admin/profile')).body.data.description, 'done')
})

const malformed: [title: string, bytes: string, status: number, code: string][] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'bad-request'],
  ['a header with control characters', 'GET / HTTP/1.1\r\nhost: x\r\na: \x01\x02\r\n\r\n', 400, 'bad-request'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400, 'bad-request'],
  [
    'a length and chunks, as in smuggling',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'bad-request',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'too-large'],
]

test('what never becomes a request is refused in the shape of the contract', async (context) => {
  const app = await open(context)
  await app.listen({ host: '127.0.0.1', port: 0 })
  for (const [title, bytes, status, code] of malformed) {
    const answer = await sendRaw(app, bytes)
    const body = bodyOf(answer)
    assert.ok(answer.startsWith(`HTTP/1.1 ${status} `) && Check(ErrorBody, body) && body.code === code, `${title}: ${answer}`)
  }
})

test('while the server stops, what is in flight ends well and what comes is sent elsewhere', async (context) => {
  const app = await open(context)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const letGo = await holdDatabase(context)
  const arrived = once(app.server, 'request')
  const inFlight = fetch(`${address}/api/v1/admin/profile`, { headers: { authorization: `Bearer ${token}` } })
  await arrived
  const closed = app.close()
  // The shutdown starts asynchronously: poll until the server reports it.
  while ((await fetch(`${address}/health`)).ok) await setImmediate()
  const late = await fetch(`${address}/api/v1/admin/profile`)
  assert.deepEqual([late.status, late.headers.get('retry-after'), Check(ErrorBody, await late.json())], [503, '1', true])
  await letGo()
  assert.equal((await inFlight).status, 200)
  await closed
  await assert.rejects(fetch(address))
})
