import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import type { SignInAnswer } from '../../src/core/contract/session.ts'
import { callServer, spawnServer, stopServers } from '../support/server/server-process.ts'
import { placeOf } from '../support/server/test-database.ts'
import { until } from '../support/server/until.ts'

after(stopServers)

const DATA_DIR = await mkdtemp(join(tmpdir(), 'stop-'))
after(() => rm(DATA_DIR, { recursive: true }))
const me = { email: 'me@practice.test', password: 'my-own-password' }
const place = { ...(await placeOf(DATA_DIR)), SEED: 'none', ADMIN_EMAIL: me.email, ADMIN_PASSWORD: me.password }

/** Sends a sign-in request without its last byte. */
const beginSignIn = async (address: string) => {
  const body = JSON.stringify(me)
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const head = ['POST /api/v1/admin/login HTTP/1.1', 'host: localhost', 'content-type: application/json', `content-length: ${body.length}`]
  socket.write(`${head.join('\r\n')}\r\nexpect: 100-continue\r\n\r\n`)
  const [goOn] = (await once(socket, 'data')) as [Buffer]
  assert.match(String(goOn), /^HTTP\/1.1 100 /)
  socket.write(body.slice(0, -1))
  return { answer: text(socket), end: () => socket.write(body.slice(-1)) }
}
const isStopping = (server: ReturnType<typeof spawnServer>) => until(() => server.output.stdout.includes('Stopping…'))

test('a stop waits for the request that is being sent, and only then closes the database, which keeps what that has done', async () => {
  const server = spawnServer(place)
  const address = await server.address
  const signIn = await beginSignIn(address)
  const exited = server.kill('SIGTERM')
  await isStopping(server)
  signIn.end()
  const answer = await signIn.answer
  assert.match(answer, /^HTTP\/1\.1 200 /)
  const { access_token } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as SignInAnswer
  const { code, stderr } = await exited
  assert.deepEqual([code, stderr], [0, ''])

  const again = spawnServer(place)
  assert.equal((await callServer(await again.address, '/admin/profile', access_token)).status, 200)
  assert.equal((await again.kill('SIGINT')).code, 0)
})

test('after the signal the server answers for some seconds, but is not ready for more', async () => {
  const server = spawnServer({ ...place, DRAIN_SECONDS: '60' })
  const address = await server.address
  const statusOf = async (path: string) => (await fetch(address + path)).status
  assert.equal(await statusOf('/ready'), 200)
  void server.kill('SIGTERM')
  await isStopping(server)
  assert.deepEqual([await statusOf('/ready'), await statusOf('/doctors')], [503, 200])
  assert.equal((await server.kill('SIGINT')).code, 1)
})

test('a second signal ends at once what the first one left waiting', async () => {
  const server = spawnServer(place)
  const signIn = await beginSignIn(await server.address)
  signIn.answer.catch(() => undefined)
  void server.kill('SIGTERM')
  await isStopping(server)
  const { code, signal, stderr } = await server.kill('SIGINT')
  assert.deepEqual([code, signal, stderr], [1, null, 'Stopped at once.\n'])
})

test('a stop that does not end is ended', async () => {
  const file = new URL('../../demo/server/operations/stop-signals.ts', import.meta.url).href
  const program = `const { stopAtSignals } = await import('${file}')
    stopAtSignals(() => new Promise(() => undefined), 200)
    setInterval(() => undefined, 1000)
    console.log('ready')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = text(child.stderr)
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  await once(child, 'close')
  assert.deepEqual([child.exitCode, await said], [1, 'Stopped after 0.2 s, and not done.\n'])
})
