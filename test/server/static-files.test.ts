import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { openDemoApp } from './demo-app.ts'

const distribution = await mkdtemp(join(tmpdir(), 'distribution-'))
after(() => rm(distribution, { recursive: true }))

const files: Record<string, string | Buffer> = {
  'panel/index.html': '<!doctype html><meta name="brand" content="%BRAND%"><title>Panel</title>',
  'panel/static/js/main-4f2a.js': 'export const panel = 1',
  'panel/static/js/main-4f2a.js.br': brotliCompressSync('export const panel = 1'),
  'panel/svg/sprite.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'elements/admin-sign-in.js': 'import "./static/js/chunk-1.js"',
  'elements/static/js/chunk-1.js': 'export {}',
  'demo/index.html': '<title>Gallery</title>',
  'demo/portal/index.html': '<title>Portal</title>',
}
for (const [name, content] of Object.entries(files)) {
  await mkdir(dirname(join(distribution, name)), { recursive: true })
  await writeFile(join(distribution, name), content)
}
const { app, build } = await openDemoApp({ distribution, brand: '<Acme> & "Sons"' })

test('the panel answers its pages with the brand in them, safely', async () => {
  for (const path of ['/', '/login', '/subscription/active?page=2', '/doctor?id=NDI=']) {
    const { statusCode, headers, body } = await app.inject(path)
    assert.equal(statusCode, 200, path)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-cache')
    assert.ok(body.includes('content="&lt;Acme&gt; &amp; &quot;Sons&quot;"'), body)
  }
})

test('the page under the name of its file leads to the panel', async () => {
  for (const [path, leadsTo] of [['/index.html', '/'], ['/index.html?lang=ar', '/?lang=ar']]) {
    const { statusCode, headers } = await app.inject(path!)
    assert.equal(statusCode, 308)
    assert.equal(headers.location, leadsTo)
  }
})

test('what is no page of the panel is not found', async () => {
  const paths = ['/missing.js', '/static/js/gone.js', '/elements/gone', '/demo/gone', '/api/gone', '/api']
  for (const path of [...paths, '/%2e%2e/package.json', '/static/..%2f..%2fsecret']) {
    assert.notEqual((await app.inject(path)).statusCode, 200, path)
  }
  assert.equal((await app.inject({ method: 'POST', url: '/login' })).statusCode, 404)
})

test('hashed files are kept for good, others asked for anew', async () => {
  const cachingOf = async (path: string) => (await app.inject(path)).headers['cache-control']
  assert.equal(await cachingOf('/static/js/main-4f2a.js'), 'public, max-age=31536000, immutable')
  assert.equal(await cachingOf('/elements/static/js/chunk-1.js'), 'public, max-age=31536000, immutable')
  for (const path of ['/elements/admin-sign-in.js', '/svg/sprite.svg', '/demo/', '/demo/portal/']) {
    assert.equal(await cachingOf(path), 'no-cache', path)
  }
})

test('a file is asked for anew without being sent anew', async () => {
  const { etag } = (await app.inject('/elements/admin-sign-in.js')).headers
  assert.equal((await app.inject({ url: '/elements/admin-sign-in.js', headers: { 'if-none-match': String(etag) } })).statusCode, 304)
})

test('a compressed neighbour is sent to whoever takes it', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/static/js/main-4f2a.js', headers: { 'accept-encoding': 'br' } })
  assert.equal(headers['content-encoding'], 'br')
  assert.match(String(headers['content-type']), /javascript/)
  assert.match(String(headers['cache-control']), /immutable/)
  assert.deepEqual(rawPayload, files['panel/static/js/main-4f2a.js.br'])
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

test('without anything built the API stands alone', async () => {
  const bare = await build({ distribution: join(distribution, 'nowhere') })
  assert.equal((await bare.inject('/')).statusCode, 404)
  assert.equal((await bare.inject('/index.html')).statusCode, 404)
  assert.equal((await bare.inject('/api/v1/admin/profile')).statusCode, 401)
})
