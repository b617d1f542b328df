import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
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
