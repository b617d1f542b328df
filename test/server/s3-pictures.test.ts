import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import S3rver from 's3rver'
import { lockDataFolder, prepareDataFolder } from '../../demo/server/database/data-folder.ts'
import { readEnvironment } from '../../demo/server/environment.ts'
import { startServer } from '../../demo/server/main.ts'
import { s3Pictures, type S3Place } from '../../demo/server/pictures/s3-pictures.ts'
import { sweep } from '../../demo/server/pictures/sweep.ts'
import { addEmptyDatabase } from '../support/templates.ts'
import { formOf, openDemoApp } from '../support/server/demo-app.ts'
import { callServer, spawnServer, stopServers } from '../support/server/server-process.ts'
import { fileOf, pictureOf } from '../support/server/uploads.ts'

after(stopServers)

const folder = await mkdtemp(join(tmpdir(), 's3-'))
const directory = join(folder, 'service')
const service = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'pictures' }] })
const { port } = await service.run()
const place: S3Place = {
  endpoint: `http://127.0.0.1:${port}`,
  bucket: 'pictures',
  region: 'eu-central-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
}
const store = await s3Pictures(place)
after(async () => {
  store.close()
  await service.close()
  await rm(folder, { recursive: true })
})

test('a picture is kept, read again and removed; what is not there is nothing', async () => {
  const bytes = await pictureOf('webp')
  await store.write('uploads/a.webp', bytes)
  assert.deepEqual(await store.read('uploads/a.webp'), bytes)
  await store.remove('uploads/a.webp')
  await store.remove('uploads/a.webp')
  assert.equal(await store.read('uploads/a.webp'), undefined)
  for (const key of ['../a.webp', 'a.png', '', '/etc/hostname']) assert.equal(await store.read(key), undefined, key)
  await assert.rejects(store.write('../a.webp', bytes), /Not a picture key/)
})

test('an upload goes to the bucket, comes from there by its address, and the one before it is removed after a day', async () => {
  const { app, database, signedIn } = await openDemoApp({ pictures: store })
  const upload = async () => {
    const form = formOf({ profile_picture: fileOf(await pictureOf('png'), 'me.png', 'image/png') })
    return String((await signedIn.post('/admin/profile', form)).body.data.profile_picture)
  }
  const keys = async () => (await readdir(join(directory, 'pictures', 'uploads'))).filter((name) => name.endsWith('_object'))
  await upload()
  const address = await upload()
  assert.equal((await keys()).length, 2)
  await sweep(database, store, new Date(Date.now() + 25 * 60 * 60 * 1000))
  assert.equal((await keys()).length, 1)
  const { statusCode, headers } = await app.inject(address)
  assert.deepEqual([statusCode, headers['content-type']], [200, 'image/webp'])
})

test('a service that is away or a bucket that is missing stops the start with one line', async () => {
  await assert.rejects(s3Pictures({ ...place, bucket: 'nothing' }), /^Error: The bucket nothing of S3_BUCKET can't be used: /)
  await assert.rejects(s3Pictures({ ...place, endpoint: 'http://127.0.0.1:1' }), /can't be used: connect ECONNREFUSED/)
})

const variables = {
  S3_ENDPOINT: String(place.endpoint),
  S3_BUCKET: place.bucket,
  S3_REGION: place.region,
  S3_ACCESS_KEY_ID: place.accessKeyId,
  S3_SECRET_ACCESS_KEY: place.secretAccessKey,
}

// A failing test would otherwise wait forever.
test('a start that fails closes its connections to the service', { timeout: 120_000 }, async (context) => {
  // The long timeout and the length keep the connection open until the client closes it.
  const idle = createServer({ keepAliveTimeout: 600_000 }, (_request, response) => response.writeHead(200, { 'content-length': 0 }).end())
  const closed = new Promise((resolve) => {
    idle.once('connection', (socket) => socket.once('close', resolve))
  })
  await once(idle.listen(0, '127.0.0.1'), 'listening')
  context.after(() => idle.close().closeAllConnections())
  const DATA_DIR = join(folder, 'locked')
  prepareDataFolder(DATA_DIR)
  context.after(lockDataFolder(DATA_DIR))
  const S3_ENDPOINT = `http://127.0.0.1:${(idle.address() as AddressInfo).port}`
  await assert.rejects(startServer(readEnvironment({ ...variables, DATA_DIR, S3_ENDPOINT })), /in use by another process/)
  await closed
})

test('npm start keeps its pictures where S3_* say', async () => {
  const DATA_DIR = join(folder, 'data')
  await addEmptyDatabase(DATA_DIR)
  const server = spawnServer({ ...variables, DATA_DIR, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' })
  const { body } = await callServer(await server.address, '/admin/login', undefined, {
    email: 'admin@practice.test',
    password: 'admin-demo',
  })
  assert.equal((await fetch(String(body.profile_picture))).status, 200)
  assert.deepEqual(
    (await readdir(DATA_DIR)).filter((name) => name === 'pictures'),
    [],
  )
  assert.equal((await server.kill('SIGTERM')).code, 0)
})

test('a service that goes away later is 503, not a fault of ours', async () => {
  const other = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'other'),
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port: otherPort } = await other.run()
  const pictures = await s3Pictures({ ...place, endpoint: `http://127.0.0.1:${otherPort}` })
  const { app, signedIn } = await openDemoApp({ pictures, log: { write: () => undefined } })
  const address = String((await signedIn.get('/admin/profile')).body.data.profile_picture)
  await other.close()
  assert.equal((await app.inject(address)).statusCode, 503)
  pictures.close()
})
