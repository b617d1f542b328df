import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { Check } from 'typebox/schema'
import { ErrorBody } from '../../src/core/contract/errors.ts'
import { openDemoApp, superadmin, type App } from '../support/server/demo-app.ts'

const newAdmin = { first_name: 'Ada', last_name: 'Zero', email: 'zero@practice.test', password: 'a-long-password', role: 'admin' }

const lines: string[] = []
const { signedOut, signedIn, build, database } = await openDemoApp({
  log: {
    write: (line) => {
      lines.push(line)
    },
  },
})

const refusals: [title: string, send: () => ReturnType<typeof signedOut.get>, status: number, code: string][] = [
  ['malformed JSON', () => signedOut.post('/admin/login', '{"email":'), 400, 'bad-request'],
  ['an empty JSON body', () => signedOut.post('/admin/login', '', { 'content-type': 'application/json' }), 400, 'bad-request'],
  ['a body that is no object', () => signedOut.post('/admin/login', '[]'), 422, 'validation'],
  ['a prototype in the body', () => signedOut.post('/admin/login', '{"__proto__":{"role":"superadmin"}}'), 400, 'bad-request'],
  ['another media type', () => signedOut.post('/admin/login', '<a/>', { 'content-type': 'text/xml' }), 415, 'unsupported-media'],
  ['too large a body', () => signedOut.post('/admin/login', { email: 'x'.repeat(70_000), password: 'x' }), 413, 'too-large'],
  ['too long a field', () => signedOut.post('/admin/login', { email: 'x'.repeat(400), password: 'x' }), 422, 'validation'],
  ['a zero byte', () => signedIn.post('/admin/create', { ...newAdmin, address: 'a\0b' }), 422, 'validation'],
  ['an unknown path', () => signedIn.get('/admin/nothing'), 404, 'not-found'],
  ['an unknown path, signed out', () => signedOut.get('/admin/nothing'), 404, 'not-found'],
  ['another method', () => signedIn.get('/admin/login'), 404, 'not-found'],
  ['a broken address', () => signedIn.get('/admin/%E0%A4%A'), 400, 'bad-request'],
]
for (const [title, send, status, code] of refusals) {
  test(`${title} answers ${status} ${code} in the contract's shape`, async () => {
    const answer = await send()
    assert.ok(Check(ErrorBody, answer.body), JSON.stringify(answer.body))
    assert.deepEqual([answer.status, answer.body.code], [status, code])
  })
}

test('security headers stand on every answer, and nothing of the API is cached', async () => {
  const { headers } = await signedIn.get('/admin/profile')
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['strict-transport-security'], undefined)
  const policy = "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;connect-src 'self';font-src 'self';"
  assert.equal(
    headers['content-security-policy'],
    `${policy}form-action 'self';base-uri 'none';frame-ancestors 'self';require-trusted-types-for 'script';trusted-types 'none'`,
  )
  assert.match(String(headers['permissions-policy']), /camera=\(\)/)
})

const preflight = (app: App, origin: string, url = '/api/v1/admin/profile') =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization,idempotency-key' },
  })

test('other origins may call as far as they are allowed to', async () => {
  const allowed = async (corsOrigins: readonly string[] | 'loopback' | undefined, origin: string) => {
    const { headers } = await preflight(await build({ corsOrigins }), origin)
    return headers['access-control-allow-origin'] === origin && /authorization/.test(String(headers['access-control-allow-headers']))
  }
  assert.equal(await allowed(undefined, 'http://localhost:3000'), false)
  assert.equal(await allowed('loopback', 'http://localhost:3000'), true)
  assert.equal(await allowed('loopback', 'http://127.0.0.1:5173'), true)
  assert.equal(await allowed('loopback', 'http://localhost.evil.example'), false)
  assert.equal(await allowed(['https://portal.example'], 'https://portal.example'), true)
  assert.equal(await allowed(['https://portal.example'], 'http://localhost:3000'), false)
})

test('other origins read every refusal, one of an unknown path and of a broken address too', async () => {
  const app = await build({ corsOrigins: 'loopback' })
  const origin = 'http://localhost:3000'
  for (const path of ['/v1/admin/profile', '/v1/admin/nothing', '/v1/admin/%E0%A4%A', '/admin/profile', '/v2/admin/profile']) {
    const { headers: allowing } = await preflight(app, origin, `/api${path}`)
    assert.equal(allowing['access-control-allow-origin'], origin, path)
    const { headers } = await app.inject({ url: `/api${path}`, headers: { origin } })
    assert.equal(headers['access-control-allow-origin'], origin, path)
    assert.equal(headers['cache-control'], 'no-store', path)
    assert.equal(headers['x-content-type-options'], 'nosniff', path)
  }
})

test('a broken address outside of the API is refused with the security headers, too', async () => {
  const { statusCode, headers } = await (await build()).inject('/%E0%A4%A')
  assert.deepEqual([statusCode, headers['x-content-type-options']], [400, 'nosniff'])
  assert.match(String(headers['content-security-policy']), /default-src 'none'/)
})

test('a disk without room answers 503', async () => {
  for (const code of ['ENOSPC', 'EDQUOT']) {
    const app = await build()
    app.get('/full', () => {
      throw Object.assign(new Error(`${code}: no room`), { code })
    })
    const { statusCode, headers } = await app.inject('/full')
    assert.deepEqual([statusCode, headers['retry-after']], [503, '1'])
  }
})

test('our own fault answers 500 with nothing of the inside, which the log has without values', async () => {
  await database.execute(sql`ALTER TABLE admins RENAME COLUMN password_hash TO gone`)
  const { status, body } = await signedOut.post('/admin/login', superadmin)
  await database.execute(sql`ALTER TABLE admins RENAME COLUMN gone TO password_hash`)
  const { request_id, ...rest } = body as typeof body & { request_id: string }
  assert.deepEqual([status, rest], [500, { success: false, code: 'server', message: 'Something went wrong on the server.' }])
  const log = lines.join('')
  assert.match(log, /password_hash.*does not exist/)
  assert.ok(log.includes(request_id))
  assert.ok(!log.includes(superadmin.email) && !log.includes(superadmin.password))
  assert.equal((await signedOut.post('/admin/login', superadmin)).status, 200)
})
