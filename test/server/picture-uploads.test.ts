import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AddressInfo } from 'node:net'
import { request as send } from 'node:http'
import sharp from 'sharp'
import { sweep } from '../../demo/server/pictures/sweep.ts'
import { formOf, openDemoApp, superadmin, type Calls } from '../support/server/demo-app.ts'
import { fileOf, hugePicture, largeBytes, photoWithPlace, pictureOf, svgWithScript } from '../support/server/uploads.ts'

const { app, database, signedIn, signedOut, pictures } = await openDemoApp()

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)

type Upload = (file: File) => ReturnType<Calls['post']>
const uploads: Record<string, Upload> = {
  'the own profile': (file) => signedIn.post('/admin/profile', formOf({ profile_picture: file })),
  "a doctor's profile": (file) => signedIn.post('/admin/doctor/profile?doctor_id=5', formOf({ profile_picture: file })),
}
const shown = {
  'the own profile': async () => (await signedIn.get('/admin/profile')).body.data.profile_picture,
  "a doctor's profile": async () => (await signedIn.get('/admin/doctor?doctor_id=5')).body.data.profile_picture,
} as Record<string, () => Promise<string>>
const load = async (address: string) => {
  const { pathname, search } = new URL(address)
  return (await app.inject(pathname + search)).rawPayload
}
const keyOf = (address: string) => new URL(address).pathname.replace('/api/v1/pictures/', '')

for (const [where, upload] of Object.entries(uploads)) {
  const read = shown[where]!

  test(`a picture for ${where} is encoded anew, no larger than it is shown`, async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const { status, body } = await upload(fileOf(await pictureOf(format), 'anything.bin', 'application/octet-stream'))
      assert.equal(status, 200, `${format}: ${JSON.stringify(body)}`)
      const metadata = await sharp(await load(await read())).metadata()
      assert.deepEqual([metadata.format, metadata.width, metadata.height], ['webp', 512, 256], format)
    }
  })

  test(`a small picture for ${where} is not blown up`, async () => {
    await upload(fileOf(await pictureOf('png', 40, 30), 'small.png', 'image/png'))
    const { width, height } = await sharp(await load(await read())).metadata()
    assert.deepEqual([width, height], [40, 30])
  })

  test(`a photo for ${where} stands upright and does not tell where it was taken`, async () => {
    const photo = await photoWithPlace()
    assert.ok((await sharp(photo).metadata()).exif?.includes('secret-owner'))
    assert.equal((await upload(fileOf(photo, 'photo.jpg', 'image/jpeg'))).status, 200)
    const kept = await load(await read())
    const metadata = await sharp(kept).metadata()
    assert.deepEqual([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation], [undefined, undefined, undefined, undefined])
    assert.ok(!kept.includes('secret-owner') && !kept.includes('GPS'))
    assert.deepEqual([metadata.width, metadata.height], [120, 200])
    const { data } = await sharp(kept).extract({ left: 60, top: 20, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
    assert.ok(data[0]! > 200 && data[2]! < 60, 'the red half is above')
  })

  test(`what is no picture is refused for ${where}, whatever it is called`, async () => {
    const before = await read()
    const jpeg = await pictureOf('jpeg')
    const tiff = await sharp(jpeg).tiff().toBuffer()
    const files: [string, File][] = [
      ['a text', fileOf('Just a text that is long enough to be read.', 'photo.png', 'image/png')],
      ['an SVG', fileOf(svgWithScript, 'drawing.svg', 'image/svg+xml')],
      ['an SVG called png', fileOf(svgWithScript, 'drawing.png', 'image/png')],
      ['an SVG with the beginning of a picture', fileOf(`GIF89a${svgWithScript}`, 'photo.gif', 'image/gif')],
      ['a page', fileOf('<!doctype html><script>alert(1)</script>', 'photo.jpg', 'image/jpeg')],
      ['a TIFF', fileOf(tiff, 'photo.jpg', 'image/jpeg')],
      ['a PDF', fileOf('%PDF-1.7\n%âãÏÓ\n', 'photo.jpg', 'image/jpeg')],
      ['a picture cut short', fileOf(jpeg.subarray(0, jpeg.length / 2), 'photo.jpg', 'image/jpeg')],
      ['three bytes', fileOf(new Uint8Array([0xff, 0xd8, 0xff]), 'photo.jpg', 'image/jpeg')],
    ]
    for (const [title, file] of files) {
      const { status, body } = await upload(file)
      assert.deepEqual([status, body.code, body.fields], [415, 'unsupported-media', { profile_picture: 'invalid' }], title)
    }
    assert.equal(keyOf(await read()), keyOf(before))
  })

  test(`too many bytes and too many pixels are refused for ${where}, each by its name`, async () => {
    const before = await read()
    const files: [Buffer, string][] = [
      [largeBytes(40), 'too-large'],
      [largeBytes(11), 'too-large'],
      [hugePicture(), 'too-many-pixels'],
      [hugePicture(7_072), 'too-many-pixels'],
    ]
    for (const [bytes, fault] of files) {
      const { status, body } = await upload(fileOf(bytes, 'photo.jpg', 'image/jpeg'))
      assert.deepEqual([status, body.code, body.fields], [413, 'too-large', { profile_picture: fault }])
    }
    assert.equal(keyOf(await read()), keyOf(before))
  })

  test(`a file without content is refused for ${where}`, async () => {
    const before = await read()
    for (const file of [fileOf('', 'photo.jpg', 'image/jpeg'), fileOf('', 'photo', '')]) {
      const { status, body } = await upload(file)
      assert.deepEqual([status, body.code, body.fields], [422, 'validation', { profile_picture: 'empty' }])
    }
    assert.equal(keyOf(await read()), keyOf(before))
  })

  test(`a picture for ${where} is taken, whatever its name and type`, async () => {
    for (const [name, type] of [
      ['photo.jpg', 'image/jpg'],
      ['photo.jpeg', 'image/pjpeg'],
      ['photo.png', 'image/png'],
      ['photo.txt', 'text/plain'],
    ] as const) {
      assert.equal((await upload(fileOf(await pictureOf('jpeg'), name, type))).status, 200, type)
    }
  })

  test(`the picture that another replaces for ${where} is gone from the store after a day`, async () => {
    await upload(fileOf(await pictureOf('png'), 'first.png', 'image/png'))
    const first = keyOf(await read())
    assert.match(first, /^uploads\/[\da-f-]{36}\.webp$/)
    await upload(fileOf(await pictureOf('png'), 'second.png', 'image/png'))
    const second = keyOf(await read())
    assert.notEqual(first, second)
    await sweep(database, pictures, hoursFromNow(23))
    assert.ok(await pictures.read(first))
    await sweep(database, pictures, hoursFromNow(25))
    assert.equal(await pictures.read(first), undefined)
    assert.ok(await pictures.read(second))
  })
}

test('a refused form leaves no picture behind', async () => {
  const written: string[] = []
  const { write } = pictures
  pictures.write = async (key, bytes) => {
    written.push(key)
    await write(key, bytes)
  }
  const file = fileOf(await pictureOf('png'), 'photo.png', 'image/png')
  const unknown = await signedIn.post('/admin/doctor/profile?doctor_id=2000000000', formOf({ profile_picture: file }))
  assert.equal(unknown.status, 404)
  const taken = await signedIn.post('/admin/profile', formOf({ email: 'ADMIN@practice.test', profile_picture: file }))
  assert.deepEqual([taken.status, taken.body.fields], [422, { email: 'taken' }])
  assert.equal(written.length, 2)
  for (const key of written) assert.equal(await pictures.read(key), undefined)
  pictures.write = write
})

test('a picture that the disk takes half of leaves no file and no change behind', async () => {
  const written: string[] = []
  const { write } = pictures
  pictures.write = async (key, bytes) => {
    written.push(key)
    await write(key, bytes.subarray(0, bytes.length / 2))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const file = fileOf(await pictureOf('png'), 'photo.png', 'image/png')
  const before = (await signedIn.get('/admin/profile')).body.data
  const { status, body } = await signedIn.post('/admin/profile', formOf({ description: 'with a picture', profile_picture: file }))
  pictures.write = write
  assert.deepEqual([status, body.code], [503, 'unavailable'])
  assert.deepEqual((await signedIn.get('/admin/profile')).body.data, before)
  assert.equal(written.length, 1)
  assert.equal(await pictures.read(written[0]!), undefined)
})

test('pictures of the demo are shared, so they stay', async () => {
  assert.ok(await pictures.read('demo/portrait-6.webp'))
  await signedIn.post(
    '/admin/doctor/profile?doctor_id=6',
    formOf({ profile_picture: fileOf(await pictureOf('png'), 'a.png', 'image/png') }),
  )
  assert.ok(await pictures.read('demo/portrait-6.webp'))
})

test('a picture just within the limits is taken', async () => {
  const file = fileOf(hugePicture(7_000), 'photo.png', 'image/png')
  assert.equal((await signedIn.post('/admin/profile', formOf({ profile_picture: file }))).status, 200)
})

test('an AVIF may have fewer pixels, because it takes more memory to decode', async () => {
  const upload = async (height: number) => {
    const picture = sharp({ create: { width: 4000, height, channels: 3, background: 'teal' } }).avif({ effort: 0 })
    const { status, body } = await signedIn.post(
      '/admin/profile',
      formOf({ profile_picture: fileOf(await picture.toBuffer(), 'photo.avif', 'image/avif') }),
    )
    return [status, body.fields]
  }
  assert.deepEqual(await upload(4001), [413, { profile_picture: 'too-many-pixels' }])
  assert.deepEqual(await upload(4000), [200, undefined])
})

test('no chosen file is no picture: nothing changes', async () => {
  const before = keyOf(await shown['the own profile']!())
  assert.equal((await signedIn.post('/admin/profile', formOf({ profile_picture: fileOf('', '', 'application/octet-stream') }))).status, 200)
  assert.equal(keyOf(await shown['the own profile']!()), before)
})

test('signed out, no upload is looked at', async () => {
  assert.equal(
    (await signedOut.post('/admin/profile', formOf({ profile_picture: fileOf(hugePicture(), 'a.png', 'image/png') }))).status,
    401,
  )
})

test('40 MB over the wire answer 413, whether the request says how many they are or not', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { body } = await signedOut.post('/admin/login', { email: superadmin.email, password: superadmin.password })
  const head = '--x\r\ncontent-disposition: form-data; name="profile_picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const piece = Buffer.alloc(1024 * 1024, 1)
  const upload = (length?: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = send(
        {
          port,
          method: 'POST',
          path: '/api/v1/admin/profile',
          headers: {
            authorization: `Bearer ${body.access_token}`,
            'content-type': 'multipart/form-data; boundary=x',
            ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
          },
        },
        (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode))
        },
      )
      request.on('error', reject)
      request.write(head)
      let left = 40
      const more = () => {
        while (left > 0) {
          left -= 1
          if (!request.write(piece)) {
            request.once('drain', more)
            return
          }
        }
        request.end('\r\n--x--\r\n')
      }
      more()
    })
  assert.equal(await upload(), 413)
  assert.equal(await upload(head.length + 40 * piece.length + 9), 413)
  assert.equal((await signedIn.get('/admin/profile')).status, 200)
})
