import { constants, setPriority } from 'node:os'
import sharp, { type Metadata } from 'sharp'
import { maximumPicturePixels } from '../../src/core/contract/pictures.ts'

/** A process of its own, which `picture-decoders.ts` starts: takes the bytes of one upload after another, and answers each. */
export type Decoded = { picture: Uint8Array } | { refusal: 'unsupported-media' | 'too-large' }

const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']

/** The longest side of a picture of a person, sharp on a screen of double density. */
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

// One thread and no memory of earlier pictures: so much, and no more, of the machine is a decoder's.
sharp.concurrency(1)
sharp.cache(false)
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Ctrl-C reaches the whole group of processes, but the server still finishes its answers: it ends its decoders itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

process.on('message', async (bytes: Uint8Array) => {
  // A broken picture is refused as one that isn't any.
  process.send?.(await decode(bytes).catch((): Decoded => ({ refusal: 'unsupported-media' })))
})
