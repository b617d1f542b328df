import assert from 'node:assert/strict'
import { Agent, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { Check } from 'typebox/schema'
import { ErrorBody } from '../../src/core/contract/errors.ts'
import { openSession } from '../../demo/server/auth/session-repository.ts'
import { rounds } from '../support/rounds.ts'
import { openDemoApp, today } from '../support/server/demo-app.ts'
import { anyRequest, type FuzzedRequest } from '../support/server/fuzz-values.ts'
import { checkAnswer } from '../support/server/openapi-answers.ts'

/*
 * Usage: FUZZ_REQUESTS=20000 FUZZ_SEED=1 npm run test:fuzz
 * A failure prints its seed and the path to the smallest failing request.
 */
const count = Number(process.env['FUZZ_REQUESTS'] ?? rounds({ short: 500, long: 20_000 }))
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2_147_483_647)
/** Maximum milliseconds for a response; generous for a busy machine. */
const patience = 30_000

const unlimited = { account: 1e9, address: 1e9, seconds: 900 }
const { app, createCalls, database } = await openDemoApp({ loginLimit: unlimited })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
const agent = new Agent({ keepAlive: true })

/** Opens the session directly: a fuzzed profile change may have changed the email, so signing in would fail. */
const tokenOf = () => openSession(database, { id: 1, role: 'superadmin', address: '127.0.0.1', userAgent: null, now: today })
let token = await tokenOf()

const payloadOf = async (body: FuzzedRequest['body']) => {
  if (!body) return { headers: {}, bytes: undefined }
  if ('raw' in body || 'json' in body) {
    return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from('raw' in body ? body.raw : JSON.stringify(body.json)) }
  }
  const form = new FormData()
  for (const [name, value] of body.form) form.append(name, value)
  if (body.picture) form.append('profile_picture', new File([new Uint8Array(body.picture)], 'a.png', { type: 'image/png' }))
  const encoded = new Request('http://localhost', { method: 'POST', body: form })
  return { headers: { 'content-type': encoded.headers.get('content-type') ?? '' }, bytes: Buffer.from(await encoded.arrayBuffer()) }
}

/** Sends the request over a real connection, so that the test covers everything between socket and handler. */
const ask = async ({ method, path, query, headers, body }: FuzzedRequest) => {
  const search = query.map((pair) => pair.map((part) => encodeURIComponent(Buffer.from(part).toString())).join('=')).join('&')
  const payload = await payloadOf(body)
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = send(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path: `/api/v1${path}${search && '?'}${search}`,
        timeout: patience,
        headers: { authorization: `Bearer ${token}`, ...payload.headers, ...headers, 'content-length': payload.bytes?.length ?? 0 },
      },
      (answer) => {
        text(answer).then((content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: content }), reject)
      },
    )
    sent
      .on('timeout', () => sent.destroy(new Error('No answer')))
      .on('error', reject)
      .end(payload.bytes)
  })
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const heap = () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

const resident = () => (process.memoryUsage.rss() / 1024 / 1024).toFixed(0)

const seen = new Map<number, number>()

const holds = async (request: FuzzedRequest) => {
  const { status, headers, text: content } = await ask(request)
  seen.set(status, (seen.get(status) ?? 0) + 1)
  assert.ok(status < 500, `${status} ${content}`)
  assert.match(String(headers['x-request-id']), /^[\w-]{8,64}$/)
  if (status === 200 && request.path.startsWith('/pictures/')) return
  const body: unknown = JSON.parse(content)
  checkAnswer({ method: request.method, path: request.path, status, body })
  if (status >= 400) assert.ok(Check(ErrorBody, body), content)
  // A password change ends the session. Every later request would only return 401.
  if (status === 401 && !('authorization' in request.headers)) token = await tokenOf()
}

test(`${count} requests of all kinds are answered within the contract, none by a fault (FUZZ_SEED=${seed})`, async (context) => {
  const parts = 5
  const sizes: number[] = []
  const residents = [resident()]
  for (let round = 0; round < parts; round++) {
    await fc.assert(fc.asyncProperty(anyRequest, holds), {
      seed: seed + round,
      numRuns: Math.ceil(count / parts),
      interruptAfterTimeLimit: 1_800_000,
    })
    sizes.push(heap())
    residents.push(resident())
  }
  context.diagnostic(
    `answers ${JSON.stringify(Object.fromEntries(seen))}; memory ${sizes.map((size) => size.toFixed(0)).join(', ')} MiB, resident ${residents.join(', ')} MiB`,
  )
  for (const status of [200, 400, 401, 404, 422]) assert.ok(seen.has(status), `no ${status} among ${[...seen.keys()].join()}`)
  assert.ok((sizes.at(-1) ?? 0) < (sizes[1] ?? 0) * 1.25 + 20, `memory grew: ${sizes.join(', ')}`)
  assert.equal((await createCalls(app, await tokenOf()).get('/admin/doctors?page=1')).status, 200)
  agent.destroy()
})
