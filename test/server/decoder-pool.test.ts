import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import sharp from 'sharp'
import { HttpError } from '../../demo/server/http/errors.ts'
import { createDecoders } from '../../demo/server/pictures/decoder-pool.ts'
import { formOf, openDemoApp, superadmin } from '../support/server/demo-app.ts'
import { until } from '../support/server/until.ts'
import { fileOf } from '../support/server/uploads.ts'

const { build, createCalls, signedOut } = await openDemoApp({ log: { write: () => undefined } })
const token = (await signedOut.post('/admin/login', superadmin)).body.access_token
const folder = await mkdtemp(join(tmpdir(), 'decoders-'))
after(() => rm(folder, { recursive: true }))

const program = new URL('../support/server/faulty-decoder.ts', import.meta.url)

const orderOf = (...order: string[]) => ['GIF89a', ...order].join('\n')

/** Opens an app whose decoders fail as the upload requests. */
const openFaulty = async (context: TestContext, patience?: number) => {
  const faults: unknown[] = []
  const decoders = createDecoders({
    warn: (error) => {
      faults.push(error)
    },
    program,
    ...(patience && { patience }),
  })
  const app = await build({ decoders })
  context.after(() => app.close())
  const { get, post } = createCalls(app, token)
  return {
    app,
    get,
    faults,
    signIn: () => createCalls(app).post('/admin/login', superadmin),
    decode: (...order: string[]) => decoders.decode(Buffer.from(orderOf(...order))),
    upload: (...order: string[]) =>
      post('/admin/doctor/profile?doctor_id=7', formOf({ profile_picture: fileOf(orderOf(...order), 'a.gif', 'image/gif') })),
  }
}

test('while many uploads are decoded, whoever signs in and reads lists is answered', async (context) => {
  const app = await build()
  context.after(() => app.close())
  const { get, post } = createCalls(app, token)
  const noise = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
    .avif({ quality: 80, effort: 0 })
    .toBuffer()
  let ended = 0
  const uploads = Array.from({ length: 16 }, async () => {
    const { status } = await post('/admin/profile', formOf({ profile_picture: fileOf(noise, 'a.avif', 'image/avif') }))
    ended += 1
    return status
  })
  await Promise.race(uploads)
  assert.equal((await createCalls(app).post('/admin/login', superadmin)).status, 200)
  assert.equal((await get('/admin/doctors?page=3')).status, 200)
  assert.ok(ended < uploads.length / 2, `${ended} uploads had ended first`)
  assert.deepEqual(
    await Promise.all(uploads),
    uploads.map(() => 200),
  )
})

test('two pictures are decoded at once, some wait, and more are refused; nobody else waits', async (context) => {
  const { get, decode, upload, signIn } = await openFaulty(context)
  const waiting = Array.from({ length: 18 }, () => decode('wait', folder))
  const held = async () => (await readdir(folder)).length
  await until(async () => (await held()) === 2)
  const { status, headers } = await upload('one too many')
  assert.deepEqual([status, headers['retry-after']], [503, '1'])
  assert.deepEqual([(await signIn()).status, (await get('/admin/doctors?page=2')).status, await held()], [200, 200, 2])
  await writeFile(join(folder, 'go'), '')
  const ids = (await Promise.all(waiting)).map((decoded) => ('picture' in decoded ? String(Buffer.from(decoded.picture)) : decoded.refusal))
  await rm(join(folder, 'go'))
  assert.equal(new Set(ids).size, 2)
  assert.equal((await upload('work')).status, 200)
})

test('a decoder that crashes or hangs costs one upload an answer of 503, and is replaced', async (context) => {
  const { upload, faults } = await openFaulty(context, 3000)
  for (const fault of ['crash', 'hang', 'crash']) {
    const { status, headers } = await upload(fault)
    assert.deepEqual([status, headers['retry-after']], [503, '1'], fault)
    assert.equal((await upload('work')).status, 200, fault)
  }
  assert.equal(faults.length, 3)
})

test('a picture that takes too much memory is refused, and its decoder replaced', async (context) => {
  const { upload, faults } = await openFaulty(context)
  const { status, body } = await upload('outgrow')
  assert.deepEqual([status, body.fields], [413, { profile_picture: 'too-many-pixels' }])
  assert.equal((await upload('work')).status, 200)
  assert.deepEqual(faults, [])
  const decoders = createDecoders({ warn: () => undefined, memory: 200 * 1024 ** 2 })
  context.after(() => decoders.stop())
  const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: 'teal' } })
    .avif({ effort: 0, bitdepth: 10, chromaSubsampling: '4:4:4' })
    .toBuffer()
  assert.deepEqual(await decoders.decode(large), { refusal: 'too-large' })
})

test('decoders end with the app, whatever they are at', async (context) => {
  const { app, decode } = await openFaulty(context)
  const cutShort = decode('wait', folder).catch((error: unknown) => error)
  let ids: string[] = []
  await until(async () => (ids = await readdir(folder)).length === 1)
  await app.close()
  assert.throws(() => process.kill(Number(ids[0]), 0), { code: 'ESRCH' })
  assert.ok((await cutShort) instanceof HttpError)
})
