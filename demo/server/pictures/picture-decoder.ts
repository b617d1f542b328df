import { constants, setPriority } from 'node:os'
import sharp, { type Metadata } from 'sharp'
import { maximumPicturePixels } from '../../../src/core/contract/pictures.ts'

/** Result of decoding. `decoder-pool.ts` starts this module as a child process, which decodes one upload at a time. */
export type Decoded = { picture: Uint8Array } | { refusal: 'unsupported-media' | 'too-large' }

const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']

/** Longest side in px; sharp on screens of double density. */
const longestSide = 512

const pixelsOf = ({ width, height }: Metadata) => width * height

const decode = async (bytes: Uint8Array): Promise<Decoded> => {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!formats.includes(metadata.format)) return { refusal: 'unsupported-media' }
  if (pixelsOf(metadata) > maximumPicturePixels) return { refusal: 'too-large' }
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

// Ctrl-C signals the whole process group. The server still finishes responses and stops its decoders itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

process.on('message', async (bytes: Uint8Array) => {
  // Reports a broken picture as an unsupported type.
  process.send?.(await decode(bytes).catch((): Decoded => ({ refusal: 'unsupported-media' })))
})
