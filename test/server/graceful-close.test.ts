import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import { usualTimeLimits } from '../../demo/server/http/time-limits.ts'
import { openDemoApp, superadmin } from '../support/server/demo-app.ts'

const { build, signedIn, signedOut } = await openDemoApp()

test('a server that stops sends every answer to its end, and takes no further request', async () => {
  const app = await build()
  const large = 'x'.repeat(40_000_000)
  app.get('/large', async () => large)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const [answer] = (await once(get(`${address}/large`), 'response')) as [IncomingMessage]
  const closed = app.close()
  let length = 0
  for await (const chunk of answer) length += (chunk as Buffer).length
  assert.equal(length, large.length)
  await closed
  await assert.rejects(fetch(address))
})

test('whoever never ends, be it headers, a body or an answer that is not taken, is hung up on after a while', async () => {
  const app = await build({ timeLimits: { ...usualTimeLimits, stop: 300 } })
  app.get('/large', async () => 'x'.repeat(40_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const hold = async (bytes: string) => {
    const connected = once(app.server, 'connection')
    const socket = connect(port, '127.0.0.1')
      .pause()
      .on('error', () => undefined)
    const isOver = once(socket, 'close')
    socket.write(bytes)
    await connected
    return { isOver, drain: () => socket.resume() }
  }
  const headers = await hold('GET /health HTTP/1.1\r\nhost: x\r\n')
  const arrived = once(app.server, 'request')
  const body = await hold('POST /api/v1/admin/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{')
  await arrived
  const asked = once(app.server, 'request')
  const answer = await hold('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')
  await asked
  await app.close()
  for (const { drain, isOver } of [headers, body, answer]) {
    drain()
    await isOver
  }
})

test('a stop waits for a slow upload for as long as it may take, and is then done in order', async (context) => {
  const app = await build({ timeLimits: { ...usualTimeLimits, stop: 60_000 } })
  const uploading = new Promise<void>((resolve) => {
    app.addHook('preParsing', async ({ url }) => {
      if (url.endsWith('/profile')) resolve()
    })
  })
  const { access_token } = (await signedOut.post('/admin/login', superadmin)).body
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const form = '--x\r\ncontent-disposition: form-data; name="description"\r\n\r\nslowly\r\n--x--\r\n'
  const head = [
    'POST /api/v1/admin/profile HTTP/1.1',
    'host: localhost',
    'connection: close',
    `authorization: Bearer ${access_token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${form.length}`,
  ]
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  context.after(() => socket.destroy())
  socket.write(`${head.join('\r\n')}\r\n\r\n${form.slice(0, -5)}`)
  // Wait until the server handles the upload: a request that has only arrived would be answered with 503.
  await uploading
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const closed = app.close()
  while ((await fetch(`${address}/health`)).ok) await setImmediate()
  // Longer than the usual time limit of Fastify plugins.
  context.mock.timers.tick(30_000)
  context.mock.timers.reset()
  socket.write(form.slice(-5))
  const [answer] = await Promise.all([text(socket), closed])
  assert.match(answer, /^HTTP\/1\.1 200 /)
  assert.equal((await signedIn.get('/admin/profile')).body.data.description, 'slowly')
})
