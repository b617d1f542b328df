import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const fileOf = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3f6ad8' } })

/** Returns a JPEG whose left half is red and right half blue, with EXIF rotation and GPS position. */
export const photoWithPlace = async () => {
  const half = await sharp({ create: { width: 100, height: 120, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 200, height: 120, channels: 3, background: '#0000ff' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

export const pictureOf = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width = 800, height = 400) =>
  plain(width, height).toFormat(format).toBuffer()

const chunkOf = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Returns a valid PNG, small in bytes but huge when decoded: a black square with one bit per pixel. */
export const hugePicture = (side = 20_000) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunkOf('IHDR', header),
    chunkOf('IDAT', pixels),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a JPEG header followed by random bytes, larger than the upload limit. */
export const largeBytes = (megabytes: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(megabytes * 1024 * 1024)])

export const svgWithScript =
  '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><script>alert(1)</script><rect width="50" height="50"/></svg>'
