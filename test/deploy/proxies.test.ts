import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { maximumPictureSize } from '../../src/core/contract/pictures.ts'
import { demoSignIns } from '../../demo/server/seed/seed.ts'
import { callHttps } from '../support/deploy/https.ts'
import { killProgram } from '../support/deploy/programs.ts'
import { startProxy } from '../support/deploy/proxies.ts'
import { waitFor } from '../support/deploy/wait-for.ts'
import { freePorts } from '../support/free-ports.ts'
import { packagedServer, packageServer } from '../support/server/packaged-server.ts'
import { spawnServer, stopServers } from '../support/server/server-process.ts'
import { pictureOf } from '../support/server/uploads.ts'

const [superadmin] = demoSignIns
const folder = mkdtempSync(join(tmpdir(), 'proxies-'))
// The workers of nginx run as another user.
chmodSync(folder, 0o755)

before(() => {
  packageServer()
})
after(async () => {
  await stopServers()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns a JPEG of the largest size that the server takes: a picture with bytes after its end. */
const largestPicture = async () => {
  const picture = await pictureOf('jpeg')
  return Buffer.concat([picture, Buffer.alloc(maximumPictureSize - picture.length)])
}

const encoded = async (picture: Buffer) => {
  const form = new FormData()
  form.append('profile_picture', new File([new Uint8Array(picture)], 'me.jpg', { type: 'image/jpeg' }))
  const sent = new Request('http://localhost', { method: 'POST', body: form })
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' }
}

for (const name of ['nginx', 'caddy'] as const) {
  describe(`the server behind ${name}`, () => {
    let proxy: ChildProcess
    let server: ReturnType<typeof spawnServer>
    let [http, https] = [0, 0]
    let token = ''
    const call = (path: string, options?: Parameters<typeof callHttps>[2]) => callHttps(https, path, options)
    const json = { 'content-type': 'application/json' }
    const signIn = (who: object, more: { from?: string; headers?: Record<string, string> } = {}) =>
      call('/api/v1/admin/login', { method: 'POST', body: JSON.stringify(who), ...more, headers: { ...json, ...more.headers } })

    before(async () => {
      const [httpPort = 0, httpsPort = 0, port = 0] = await freePorts(3)
      ;[http, https] = [httpPort, httpsPort]
      const variables = {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: join(folder, `data-${name}`),
        SEED: '40',
        PUBLIC_URL: 'https://backoffice.example.com',
        TRUST_PROXY: 'loopback',
        METRICS_TOKEN: 'a token for metrics',
      }
      server = spawnServer(variables, packagedServer)
      await waitFor('the server', 60, async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok)
      proxy = startProxy(name, { folder, http, https, server: port })
      await waitFor(name, 30, async () => (await call('/health')).status === 200)
    })
    after(() => killProgram(proxy, 'SIGTERM'))

    it('redirects HTTP to HTTPS', async () => {
      const sent = request({ host: '127.0.0.1', port: http, path: '/doctors?page=2', headers: { host: 'localhost' }, agent: false }).end()
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      answer.resume()
      assert.equal(answer.statusCode, 308)
      assert.match(String(answer.headers.location), /^https:\/\/localhost(:\d+)?\/doctors\?page=2$/)
    })

    it('signs in and reads a list over HTTPS, with its security headers once', async () => {
      const answer = await signIn(superadmin)
      assert.equal(answer.status, 200, answer.body)
      token = (JSON.parse(answer.body) as { access_token: string }).access_token
      const list = await call('/api/v1/admin/doctors?page=1&limit=10', { headers: { authorization: `Bearer ${token}` } })
      assert.equal(list.status, 200)
      assert.equal((JSON.parse(list.body) as { data: object[] }).data.length, 10)
      assert.match(String(list.headers['strict-transport-security']), /^max-age=\d+; includeSubDomains$/)
      assert.match(String(list.headers['content-security-policy']), /^[^,]+$/)
    })

    it('takes a picture of the largest size, refuses a larger one, and gives it a public address', async () => {
      const upload = async (picture: Buffer) => {
        const { body, type } = await encoded(picture)
        return call('/api/v1/admin/profile', { method: 'POST', body, headers: { authorization: `Bearer ${token}`, 'content-type': type } })
      }
      const largest = await largestPicture()
      const saved = await upload(largest)
      assert.equal(saved.status, 200, saved.body)
      const { data } = JSON.parse(saved.body) as { data: { profile_picture: string } }
      assert.match(data.profile_picture, /^https:\/\/backoffice\.example\.com\/api\/v1\/pictures\//)
      const { pathname, search } = new URL(data.profile_picture)
      const picture = await call(pathname + search)
      assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/webp'])
      const refused = await upload(Buffer.concat([largest, Buffer.alloc(1)]))
      assert.equal(refused.status, 413)
      assert.equal((JSON.parse(refused.body) as { code: string }).code, 'too-large')
    })

    it('sends files compressed once, as the server has compressed them', async () => {
      const page = await call('/')
      const script = /src="\.(\/static\/js\/main-[^"]+)"/.exec(page.body)![1]!
      for (const coding of ['br', 'gzip']) {
        const { status, headers } = await call(script, { headers: { 'accept-encoding': coding } })
        assert.deepEqual([status, headers['content-encoding']], [200, coding])
        assert.match(String(headers['cache-control']), /immutable/)
      }
      assert.equal((await call(script)).headers['content-encoding'], undefined)
    })

    it('keeps the metrics to itself, even from the holder of the token', async () => {
      for (const path of ['/metrics', '/metrics/', '//metrics', '/%6detrics'])
        assert.equal((await call(path, { headers: { authorization: 'Bearer a token for metrics' } })).status, 404, path)
    })

    it('counts wrong passwords by the address of the client, whatever that claims to be', async () => {
      const attempt = (index: number) =>
        signIn(
          { email: `nobody-${index}@practice.test`, password: 'wrong' },
          { from: '127.0.0.2', headers: { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` } },
        )
      const statuses: (number | undefined)[] = []
      for (let index = 1; index <= 52; index += 1) statuses.push((await attempt(index)).status)
      assert.deepEqual([statuses[0], statuses.at(-1)], [400, 429])
      assert.equal((await signIn(superadmin)).status, 200)
      // The server warns of a proxy that it does not trust.
      assert.equal(server.output.stderr, '')
    })
  })
}
