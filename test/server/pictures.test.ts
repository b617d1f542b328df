import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { folderPictures } from '../../demo/server/pictures/picture-store.ts'
import { admin, openDemoApp, today } from '../support/server/demo-app.ts'

let now = today
const { app, build, signedIn, createCalls } = await openDemoApp({ clock: () => now })
const link = async () => new URL(String((await signedIn.get('/admin/profile')).body.data.profile_picture))
const pathOf = ({ pathname, search }: URL) => pathname + search

test('a signed link shows the picture to an image of any page, and stays in the browser', async () => {
  const answer = await app.inject(pathOf(await link()))
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'image/webp')
  assert.equal(answer.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.match(String(answer.headers['cache-control']), /^private, max-age=(3[6-9]\d\d|[4-7]\d{3}), immutable$/)
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  assert.deepEqual([width, height, format], [160, 160, 'webp'])
})

test('a link stays the same for the hour and ends within two', async () => {
  const first = await link()
  now = new Date(today.getTime() + 3_599_000)
  assert.equal((await link()).href, first.href)
  assert.equal((await app.inject(pathOf(first))).statusCode, 200)
  now = new Date(today.getTime() + 3_600_000)
  assert.notEqual((await link()).href, first.href)
  now = new Date(today.getTime() + 7_200_000)
  assert.equal((await app.inject(pathOf(first))).statusCode, 404)
  now = today
})

test('a link that was tampered with shows nothing', async () => {
  const { pathname, searchParams } = await link()
  const [expires, signature] = [Number(searchParams.get('expires')), searchParams.get('signature')]
  const paths = [
    `${pathname.replace('admin-1', 'admin-2')}?expires=${expires}&signature=${signature}`,
    `${pathname}?expires=${expires + 3_600_000}&signature=${signature}`,
    `${pathname}?expires=${expires}&signature=${signature?.slice(1)}`,
    `${pathname}?expires=${expires}&signature=`,
    `${pathname}?expires=${expires}&signature=${signature}=`,
    `${pathname}?expires=${expires}&signature=${signature}%20`,
    `/api/v1/pictures/..%2f..%2fpackage.json?expires=${expires}&signature=${signature}`,
  ]
  for (const path of paths) assert.equal((await app.inject(path)).statusCode, 404, path)
  assert.equal((await app.inject(pathname)).statusCode, 422)
})

test("another server's secret signs other links", async () => {
  const other = await build({ secret: 'another secret that is long enough' })
  assert.equal((await other.inject(pathOf(await link()))).statusCode, 404)
})

test('PUBLIC_URL names the address of pictures', async () => {
  const other = await build({ publicUrl: 'https://panel.example/base' })
  const { body } = await createCalls(other).post('/admin/login', admin)
  assert.ok(body.profile_picture?.startsWith('https://panel.example/base/api/v1/pictures/'))
})

test('no key leads out of the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  try {
    await writeFile(join(folder, 'outside.webp'), 'secret')
    const store = folderPictures(join(folder, 'inside'))
    await store.write('a/b.webp', Buffer.from('picture'))
    assert.equal(String(await store.read('a/b.webp')), 'picture')
    for (const key of ['../outside.webp', 'a/../../outside.webp', '/etc/hostname', 'a/b.png', 'nothing.webp', '']) {
      assert.equal(await store.read(key), undefined, key)
    }
    await assert.rejects(() => store.write('../outside.webp', Buffer.from('x')))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a picture is for its owner only, and stays whole where the disk takes no other in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  try {
    const inside = join(folder, 'inside')
    const store = folderPictures(inside)
    await store.write('a/b.webp', Buffer.from('as before'))
    const modes = await Promise.all(['', 'a', 'a/b.webp'].map(async (name) => (await stat(join(inside, name))).mode & 0o777))
    assert.deepEqual(modes, [0o700, 0o700, 0o600])
    const program = `const { folderPictures } = await import('${new URL('../../demo/server/pictures/picture-store.ts', import.meta.url).href}')
      await folderPictures(${JSON.stringify(inside)}).write('a/b.webp', Buffer.alloc(8_000_000)).catch(({ code }) => console.log(code))`
    // Limits files to 4 MB, to simulate a nearly full disk.
    const limited = [
      '-c',
      'ulimit -f 8192 && exec "$@"',
      'sh',
      process.execPath,
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      program,
    ]
    const { stdout } = await promisify(execFile)('sh', limited)
    assert.equal(stdout, 'EFBIG\n')
    assert.equal(String(await store.read('a/b.webp')), 'as before')
    assert.deepEqual(await readdir(join(inside, 'a')), ['b.webp'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
