import { randomUUID } from 'node:crypto'
import { HttpError } from './errors.ts'
import type { PictureDecoders } from './picture-decoders.ts'
import type { PictureStore } from './picture-store.ts'

/** What each type of the contract begins with. Nothing else gets as far as a decoder: drawings such as SVG could load files. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^GIF8[79]a/, /^.{4}ftyp(avif|avis)/s]

const refused = (code: 'unsupported-media' | 'too-large') => new HttpError(code, { fields: { profile_picture: 'invalid' } })

/**
 * What is kept of an upload, whatever its name and type said: upright, no larger than it is shown, encoded anew,
 * and so without anything hidden in it, its place and time included.
 */
export const asPicture = async (bytes: Buffer, { decode }: PictureDecoders): Promise<Buffer> => {
  const beginning = bytes.toString('latin1', 0, 16)
  if (!beginnings.some((pattern) => pattern.test(beginning))) throw refused('unsupported-media')
  const decoded = await decode(bytes)
  if ('refusal' in decoded) throw refused(decoded.refusal)
  return Buffer.from(decoded.picture)
}

const uploads = 'uploads/'

interface Upload<Saved> {
  pictures: PictureStore
  /** Already encoded; nothing where no picture was sent. */
  bytes: Buffer | undefined
  /** Saves the key, if there is a new one, and answers the key that stood there before, and the one that was saved, now or when the same was asked before. */
  save: (key: string | undefined) => Promise<Saved>
  /** Hears of a picture that nobody shows any more and that could not be removed. */
  warn: (error: unknown) => void
}

/** Keeps a picture under a key of its own, and removes the one it replaces as soon as the new one is saved. */
export const replacePicture = async <Saved extends { former: string | null; picture: string | undefined }>({
  pictures,
  bytes,
  save,
  warn,
}: Upload<Saved>) => {
  if (!bytes) return save(undefined)
  const key = `${uploads}${randomUUID()}.webp`
  try {
    await pictures.write(key, bytes)
    const saved = await save(key)
    const replaced = saved.picture === key ? saved.former : key
    // Pictures of the demo are shared.
    if (replaced?.startsWith(uploads)) await pictures.remove(replaced).catch(warn)
    return saved
  } catch (error) {
    await pictures.remove(key).catch(warn)
    throw error
  }
}
