import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ErrorBody } from '../../src/core/contract/errors.ts'
import { openDemoApp } from '../support/server/demo-app.ts'

const distribution = await mkdtemp(join(tmpdir(), 'distribution-'))
after(() => rm(distribution, { recursive: true }))

const files: Record<string, string | Buffer> = {
  'panel/index.html':
    '<!doctype html><base href="/"><title>Admin</title><link id="config" rel="preload" href="./config.json" as="fetch" crossorigin>',
  'panel/static/js/main-4f2a.js': 'export const panel = 1',
  'panel/static/js/main-4f2a.js.br': brotliCompressSync('export const panel = 1'),
  'panel/static/js/main-4f2a.js.gz': gzipSync('export const panel = 1'),
  'panel/static/assets/main-77.css': 'p {}',
  'panel/config.json': '{ "brand": "Practice Elements" }',
  'panel/svg/sprite.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'elements/admin-sign-in.js': 'import "./static/js/chunk-1.js"',
  'elements/admin-sign-in.js.br': brotliCompressSync('import "./static/js/chunk-1.js"'),
  'elements/static/js/chunk-1.js': 'export {}',
  'demo/index.html': '<title>Gallery</title>',
  'demo/portal/index.html': '<title>Portal</title>',
  'demo/llms.txt': '# Guides',
  'demo/docs/quick-start.md': '# Quick start',
  'demo/measured/bench.json': '"shipped"',
  'demo/measured/elements.json': '"shipped"',
  'measured/bench.json': '"of this machine"',
  'demo/measured/looks/looks.json': '"shipped"',
}
for (const [name, content] of Object.entries(files)) {
  await mkdir(dirname(join(distribution, name)), { recursive: true })
  await writeFile(join(distribution, name), content)
}
const brand = '<Acme> & "Sons" $& </script>'
const { app, build } = await openDemoApp({ distribution, brand })

test('the panel answers its pages with the brand in them, safely', async () => {
  for (const path of ['/', '/login', '/subscription/active?page=2', '/doctor?id=NDI=']) {
    const { statusCode, headers, body } = await app.inject(path)
    assert.equal(statusCode, 200, path)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-cache')
    assert.ok(body.includes('<title>&lt;Acme&gt; &amp; &quot;Sons&quot; $&amp; &lt;/script&gt;</title>'), body)
    const [, json = ''] = /<script id="config" type="application\/json">(.*?)<\/script>/.exec(body) ?? []
    assert.deepEqual(JSON.parse(json), { brand })
    assert.doesNotMatch(body, /config\.json/)
  }
})

test('only the page of the panel may have a base, and its settings are the same as those in the file', async () => {
  const policyOf = async (path: string) => String((await app.inject(path)).headers['content-security-policy'])
  assert.match(await policyOf('/login'), /base-uri 'self'/)
  for (const path of ['/svg/sprite.svg', '/demo/', '/api/v1/admin/profile', '/missing.js'])
    assert.match(await policyOf(path), /base-uri 'none'/, path)
  assert.deepEqual((await app.inject('/config.json')).json(), { brand })
})

test('the panel and its file name the logo, which is revalidated', async () => {
  const logo = { type: 'image/svg+xml', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>') }
  const own = await build({ distribution, brand, logo })
  assert.match((await own.inject('/login')).body, /"logo":"logo"/)
  assert.deepEqual((await own.inject('/config.json')).json(), { brand, logo: 'logo' })
  const { headers, body } = await own.inject('/logo')
  assert.deepEqual([headers['content-type'], headers['cache-control'], body], [logo.type, 'no-cache', logo.content.toString()])
  assert.match(String(headers['content-security-policy']), /script-src 'self'/)
  assert.equal((await own.inject({ url: '/logo', headers: { 'if-none-match': String(headers.etag) } })).statusCode, 304)
  assert.equal((await app.inject('/logo')).headers['content-type'], 'text/html; charset=utf-8', 'Without a logo it is a page of the panel')
})

test('a path with doubled slashes or a control character is a page of the panel that does not exist', async () => {
  for (const path of ['//doctors', '///doctors', '/doctors//', '//evil.test/', '//patient?id=NDI=', '/admins/.', '/a%00b', '/a%5Cb']) {
    const { statusCode, headers } = await app.inject(path)
    assert.deepEqual([statusCode, headers['content-type']], [200, 'text/html; charset=utf-8'], path)
  }
  for (const path of ['//api/v1/admin/doctors', '//elements/x', '//missing.js', '/static//js/gone.js']) {
    const { statusCode } = await app.inject(path)
    assert.equal(statusCode, 404, path)
  }
})

test('the page under the name of its file leads to the panel', async () => {
  for (const [path, leadsTo] of [
    ['/index.html', '/'],
    ['/index.html?lang=ar', '/?lang=ar'],
    ['/index%2ehtml', '/'],
    ['/%69ndex.html?a=/index.html', '/?a=/index.html'],
  ]) {
    const { statusCode, headers } = await app.inject(path!)
    assert.equal(statusCode, 308)
    assert.equal(headers.location, leadsTo)
  }
})

test('what is no page of the panel is not found', async () => {
  const paths = [
    '/missing.js',
    '/.git/config',
    '/.git/',
    '/.env',
    '/doctors/.hidden/x',
    '/static/js/gone.js',
    '/elements/gone',
    '/demo/gone',
    '/api/gone',
    '/api',
  ]
  for (const path of [...paths, '/%2e%2e/package.json', '/static/..%2f..%2fsecret']) {
    assert.notEqual((await app.inject(path)).statusCode, 200, path)
  }
  assert.equal((await app.inject({ method: 'POST', url: '/login' })).statusCode, 404)
})

test('measurements of this machine replace those of the build, file by file', async () => {
  assert.equal((await app.inject('/demo/measured/bench.json')).json(), 'of this machine')
  assert.equal((await app.inject('/demo/measured/elements.json')).json(), 'shipped')
  assert.equal((await app.inject('/demo/looks/looks.json')).json(), 'shipped')
})

test('the guides are served as Markdown, listed at the address that programs try', async () => {
  const { statusCode, headers } = await app.inject('/llms.txt')
  assert.deepEqual([statusCode, headers.location], [302, '/demo/llms.txt'])
  for (const [path, type] of [
    ['/demo/llms.txt', 'text/plain; charset=utf-8'],
    ['/demo/docs/quick-start.md', 'text/markdown; charset=utf-8'],
  ])
    assert.equal(String((await app.inject(path!)).headers['content-type']).toLowerCase(), type)
})

test('hashed files are kept for good, others asked for anew', async () => {
  const cachingOf = async (path: string) => (await app.inject(path)).headers['cache-control']
  assert.equal(await cachingOf('/static/js/main-4f2a.js'), 'public, max-age=31536000, immutable')
  assert.equal(await cachingOf('/elements/static/js/chunk-1.js'), 'public, max-age=31536000, immutable')
  assert.equal(await cachingOf('/static/assets/main-77.css'), 'public, max-age=31536000, immutable')
  for (const path of ['/elements/admin-sign-in.js', '/svg/sprite.svg', '/demo/', '/demo/portal/']) {
    assert.equal(await cachingOf(path), 'no-cache', path)
  }
})

test('a file is asked for anew without being sent anew', async () => {
  for (const url of ['/elements/admin-sign-in.js', '/svg/sprite.svg', '/login', '/demo/']) {
    for (const encoding of ['identity', 'br']) {
      const first = await app.inject({ url, headers: { 'accept-encoding': encoding } })
      const again = await app.inject({ url, headers: { 'accept-encoding': encoding, 'if-none-match': String(first.headers.etag) } })
      assert.deepEqual([first.statusCode, again.statusCode, again.body], [200, 304, ''], url)
    }
  }
})

test('the panel is not sent anew to whoever has it, in whichever way that is said', async () => {
  const etag = String((await app.inject('/')).headers.etag)
  const statusOf = async (value: string) => (await app.inject({ url: '/', headers: { 'if-none-match': value } })).statusCode
  for (const value of [etag, `W/${etag}`, `"other", ${etag}`, `W/"other",W/${etag} , "more"`, '*'])
    assert.equal(await statusOf(value), 304, value)
  for (const value of ['"other"', `"${etag}"`, etag.slice(1, -1), '']) assert.equal(await statusOf(value), 200, value)
})

test('a part that a file does not have is refused as such, and so is a condition that it does not meet', async () => {
  const part = await app.inject({ url: '/svg/sprite.svg', headers: { range: 'bytes=0-3' } })
  assert.deepEqual([part.statusCode, part.body], [206, '<svg'])
  const beyond = await app.inject({ url: '/svg/sprite.svg', headers: { range: 'bytes=100000-' } })
  assert.deepEqual([beyond.statusCode, beyond.json<ErrorBody>().code], [416, 'bad-request'])
  const unmet = await app.inject({ url: '/svg/sprite.svg', headers: { 'if-match': '"other"' } })
  assert.deepEqual([unmet.statusCode, unmet.json<ErrorBody>().code], [412, 'bad-request'])
})

test('a page of the panel that names another brand by now is sent anew', async () => {
  const { etag } = (await app.inject('/login')).headers
  const renamed = await build({ distribution, brand: 'Bcme' })
  const { statusCode, body } = await renamed.inject({ url: '/login', headers: { 'if-none-match': String(etag) } })
  assert.equal(statusCode, 200)
  assert.match(body, /Bcme/)
})

test('a compressed neighbor is sent to whoever takes it', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/static/js/main-4f2a.js', headers: { 'accept-encoding': 'br' } })
  assert.equal(headers['content-encoding'], 'br')
  assert.match(String(headers['content-type']), /javascript/)
  assert.match(String(headers['cache-control']), /immutable/)
  assert.deepEqual(rawPayload, files['panel/static/js/main-4f2a.js.br'])
})

test('what is sent depends on what is taken, and caches are told so', async () => {
  const sent = async (url: string, encoding: string) => {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    return [headers['content-encoding'], String(headers.vary).split(/,\s*/).includes('accept-encoding')]
  }
  assert.deepEqual(await sent('/static/js/main-4f2a.js', 'gzip, deflate, br'), ['br', true])
  assert.deepEqual(await sent('/static/js/main-4f2a.js', 'gzip'), ['gzip', true])
  assert.deepEqual(await sent('/static/js/main-4f2a.js', 'identity'), [undefined, true])
  assert.deepEqual(await sent('/svg/sprite.svg', 'br'), [undefined, true])
})

test('a compressed element is for pages of any origin too, and asked for anew', async () => {
  const { headers } = await app.inject({ url: '/elements/admin-sign-in.js', headers: { 'accept-encoding': 'br' } })
  assert.equal(headers['content-encoding'], 'br')
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal(headers['cache-control'], 'no-cache')
})

test('elements load on pages of any origin, the panel does not', async () => {
  const element = await app.inject('/elements/admin-sign-in.js')
  assert.equal(element.headers['access-control-allow-origin'], '*')
  assert.equal(element.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal((await app.inject('/')).headers['access-control-allow-origin'], undefined)
})

test('gallery and portal have their own pages', async () => {
  assert.match((await app.inject('/demo/')).body, /Gallery/)
  assert.match((await app.inject('/demo/portal/')).body, /Portal/)
  assert.equal((await app.inject('/demo/portal')).headers.location, '/demo/portal/')
  assert.equal((await app.inject('/demo')).headers.location, '/demo/')
})

test('a server without the gallery has the panel and the elements only', async () => {
  const other = await build({ gallery: false })
  const status = async (url: string) => (await other.inject(url)).statusCode
  for (const path of ['/demo', '/demo/', '/demo/portal/', '/demo/docs/quick-start.md', '/llms.txt', '/demo/measured/bench.json'])
    assert.equal(await status(path), 404, path)
  for (const path of ['/doctors', '/elements/admin-sign-in.js']) assert.equal(await status(path), 200, path)
  await other.close()
})

test('without anything built the API stands alone', async () => {
  const bare = await build({ distribution: join(distribution, 'nowhere') })
  assert.equal((await bare.inject('/')).statusCode, 404)
  assert.equal((await bare.inject('/index.html')).statusCode, 404)
  assert.equal((await bare.inject('/api/v1/admin/profile')).statusCode, 401)
})
