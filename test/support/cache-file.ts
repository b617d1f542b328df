import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

interface Cached {
  kind: string
  /** Fingerprint of the sources. Files of other versions are deleted. */
  version: string
  name: string
}

/**
 * Returns the path of a cached file or folder and creates it on first use. `make` writes to a temporary path,
 * because several processes may start at once.
 */
export async function cacheFile({ kind, version, name }: Cached, make: (path: string) => Promise<void>): Promise<string> {
  const folder = join(cache, kind)
  const path = join(folder, version, name)
  await mkdir(join(folder, version), { recursive: true })
  for (const old of await readdir(folder)) if (old !== version) await rm(join(folder, old), { recursive: true, force: true })
  if (existsSync(path)) return path
  const draft = `${path}.${process.pid}`
  await make(draft)
  try {
    await rename(draft, path)
  } catch (error) {
    // Another process was faster, and a folder cannot replace an existing folder.
    if (!existsSync(path)) throw error
    await rm(draft, { recursive: true, force: true })
  }
  return path
}
