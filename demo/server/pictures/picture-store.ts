import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Storage of pictures by keys such as `demo/portrait-7.webp`. */
export interface PictureStore {
  read: (key: string) => Promise<Buffer | undefined>
  write: (key: string, bytes: Buffer) => Promise<void>
  /** Removes a picture. Ignores a missing one. */
  remove: (key: string) => Promise<void>
  close?: () => void
}

/** Returns whether a key is valid: letters, digits and dashes in folders, so that no key leads out of the store. */
export const isPictureKey = (key: string) => /^([a-z\d-]+\/)*[a-z\d-]+\.webp$/.test(key)

/** Creates a store in a folder. */
export const folderPictures = (folder: string): PictureStore => ({
  read: async (key) => {
    if (!isPictureKey(key)) return undefined
    try {
      return await readFile(join(folder, key))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  },
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
})

export const memoryPictures = (): PictureStore => {
  const pictures = new Map<string, Buffer>()
  return {
    read: async (key) => pictures.get(key),
    write: async (key, bytes) => {
      pictures.set(key, bytes)
    },
    remove: async (key) => {
      pictures.delete(key)
    },
  }
}
