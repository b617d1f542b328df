import { constants, setPriority } from 'node:os'
import sharp, { type Metadata } from 'sharp'
import { maximumAvifPixels, maximumPicturePixels } from '../../../src/core/contract/pictures.ts'
import { outOfMemory, type Decoded } from './decoded.ts'

// `decoder-pool.ts` starts this module as a child process, which decodes one upload at a time.

/** Bytes of memory that the process may take. */
const memory = Number(process.argv[2])

const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']

/** Longest side in px; sharp on screens of double density. */
const longestSide = 512

const isTooLarge = ({ width, height, format }: Metadata) =>
  width * height > (['heif', 'avif'].includes(format) ? maximumAvifPixels : maximumPicturePixels)

const decode = async (bytes: Uint8Array): Promise<Decoded> => {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!formats.includes(metadata.format)) return { refusal: 'unsupported-media' }
  if (isTooLarge(metadata)) return { refusal: 'too-large' }
  const picture = sharp(bytes, { limitInputPixels: maximumPicturePixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
  return { picture: await picture.toBuffer() }
}

// Limits the CPU and memory of a decoder: one thread, no cache.
sharp.concurrency(1)
sharp.cache(false)
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// libvips decodes in a thread, so the timer runs meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > memory) process.exit(outOfMemory)
}, 20).unref()

// Ctrl-C signals the whole process group. The server still finishes responses and stops its decoders itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

process.on('message', async (bytes: Uint8Array) => {
  // Reports a broken picture as an unsupported type.
  process.send?.(await decode(bytes).catch((): Decoded => ({ refusal: 'unsupported-media' })))
})
