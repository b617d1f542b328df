import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures are kept, each under a key such as `demo/portrait-7.webp`. */
export interface PictureStore {
  read: (key: string) => Promise<Buffer | undefined>
  write: (key: string, bytes: Buffer) => Promise<void>
  /** Removes a picture; one that isn't there is as good as removed. */
  remove: (key: string) => Promise<void>
  /** Ends its connections, where it has any. */
  close?: () => void
}

/** Letters, digits and dashes in folders: no key leads out of the store. */
export const isPictureKey = (key: string) => /^([a-z\d-]+\/)*[a-z\d-]+\.webp$/.test(key)

/** Pictures as files of a folder. */
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
      // A disk that is full cuts no picture short that stood there before.
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

/** Pictures that end with the process. */
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
