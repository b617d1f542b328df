import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Storage of pictures by keys such as `demo/portrait-7.webp`. */
export interface PictureStore {
  read: (key: string) => Promise<Buffer | undefined>
  write: (key: string, bytes: Buffer) => Promise<void>
  /** Removes a picture. Ignores a missing one. */
  remove: (key: string) => Promise<void>
  /** Sets the time of the last change to now, so that `sweep` keeps a replaced picture for a day. Ignores a missing one. */
  touch: (key: string) => Promise<void>
  /** Returns the keys of the uploads that have not changed since a time. */
  uploadsBefore: (time: Date) => AsyncIterable<string>
  close?: () => void
}

/** Beginning of the keys of uploaded pictures. Others are demo pictures, which rows share. */
export const uploads = 'uploads/'

/** Returns whether a key is valid: letters, digits and dashes in folders, so that no key leads out of the store. */
export const isPictureKey = (key: string) => /^([a-z\d-]+\/)*[a-z\d-]+\.webp$/.test(key)

/** Returns the result of work on a file, or undefined for a missing file. */
const ifPresent = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Creates a store in a folder. */
export const folderPictures = (folder: string): PictureStore => ({
  read: async (key) => (isPictureKey(key) ? ifPresent(readFile(join(folder, key))) : undefined),
  write: async (key, bytes) => {
    if (!isPictureKey(key)) throw new Error(`Not a picture key: ${key}`)
    const file = join(folder, key)
    const beginning = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    try {
      // Writes a new file and renames it, so that a full disk does not truncate an existing picture.
      await writeFile(beginning, bytes, { mode: 0o600 })
      await rename(beginning, file)
    } catch (error) {
      await rm(beginning, { force: true })
      throw error
    }
  },
  remove: async (key) => {
    if (isPictureKey(key)) await rm(join(folder, key), { force: true })
  },
  touch: async (key) => {
    const now = new Date()
    if (isPictureKey(key)) await ifPresent(utimes(join(folder, key), now, now))
  },
  async *uploadsBefore(time) {
    for await (const { name } of (await ifPresent(opendir(join(folder, uploads)))) ?? []) {
      const file = await ifPresent(stat(join(folder, uploads, name)))
      if (file && file.mtime < time && isPictureKey(uploads + name)) yield uploads + name
    }
  },
})

export const memoryPictures = (): PictureStore => {
  const pictures = new Map<string, { bytes: Buffer; changedAt: Date }>()
  return {
    read: async (key) => pictures.get(key)?.bytes,
    write: async (key, bytes) => {
      pictures.set(key, { bytes, changedAt: new Date() })
    },
    remove: async (key) => {
      pictures.delete(key)
    },
    touch: async (key) => {
      const picture = pictures.get(key)
      if (picture) picture.changedAt = new Date()
    },
    async *uploadsBefore(time) {
      for (const [key, { changedAt }] of pictures) if (key.startsWith(uploads) && changedAt < time) yield key
    },
  }
}
