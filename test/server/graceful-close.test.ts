import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { usualTimeLimits } from '../../demo/server/time-limits.ts'
import { openDemoApp } from './demo-app.ts'

const { build } = await openDemoApp()

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
    const socket = connect(port, '127.0.0.1').pause().on('error', () => undefined)
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
