import { randomUUID } from 'node:crypto'
import type { PictureFault } from '../../../src/core/contract/pictures.ts'
import { HttpError } from '../http/errors.ts'
import type { PictureDecoders } from './decoder-pool.ts'
import { uploads, type PictureStore } from './picture-store.ts'

/** Magic bytes of the contract's picture types. Other types never reach a decoder: formats such as SVG could load files. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^GIF8[79]a/, /^.{4}ftyp(avif|avis)/s]

const faults = { 'unsupported-media': 'invalid', 'too-large': 'too-many-pixels' } satisfies Record<string, PictureFault>

const refused = (code: keyof typeof faults) => new HttpError(code, { fields: { profile_picture: faults[code] } })

/**
 * Returns the picture to store: upright, no larger than its display size, and encoded again.
 * That drops all metadata, such as place and time. Ignores the upload's name and type.
 * @throws HttpError `unsupported-media` or `too-large`.
 */
export const asPicture = async (bytes: Buffer, { decode }: PictureDecoders): Promise<Buffer> => {
  const beginning = bytes.toString('latin1', 0, 16)
  if (!beginnings.some((pattern) => pattern.test(beginning))) throw refused('unsupported-media')
  const decoded = await decode(bytes)
  if ('refusal' in decoded) throw refused(decoded.refusal)
  return Buffer.from(decoded.picture)
}

interface Upload {
  pictures: PictureStore
  /** Encoded picture; undefined if none was sent. */
  bytes: Buffer | undefined
  /**
   * Saves the new key, if there is one. Returns the previous key and the saved key.
   * A repeated request returns the keys of the first one.
   */
  save: (key: string | undefined) => Promise<{ former: string | null; picture: string | undefined }>
  /** Called if an unused picture could not be removed or touched. */
  warn: (error: unknown) => void
}

/**
 * Stores a picture under a new key. `sweep` removes the previous one a day later, so that a running backup still finds it,
 * and so that a restore of an older database does.
 */
export const replacePicture = async ({ pictures, bytes, save, warn }: Upload) => {
  if (!bytes) {
    await save(undefined)
    return
  }
  const key = `${uploads}${randomUUID()}.webp`
  try {
    await pictures.write(key, bytes)
    const saved = await save(key)
    if (saved.picture !== key) await pictures.remove(key).catch(warn)
    else if (saved.former) await pictures.touch(saved.former).catch(warn)
  } catch (error) {
    await pictures.remove(key).catch(warn)
    throw error
  }
}
