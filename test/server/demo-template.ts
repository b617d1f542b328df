import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openMemoryDatabase } from '../../demo/server/database.ts'
import { memoryPictures } from '../../demo/server/picture-store.ts'
import { seed } from '../../demo/server/seed/seed.ts'
import { leanDump } from '../support/lean-dump.ts'
import { today } from './today.ts'

const server = fileURLToPath(new URL('../../demo/server', import.meta.url))
const pglite = fileURLToPath(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url))
const dump = fileURLToPath(new URL('../support/lean-dump.ts', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.cache/demo-template', import.meta.url))

/** Changes with every byte that the template could depend on. */
const fingerprint = async () => {
  const entries = await readdir(server, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)).sort()
  const hash = createHash('sha256').update(today.toISOString())
  for (const file of [pglite, dump, ...files]) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

const make = async () => {
  const memory = await openMemoryDatabase()
  await seed({ database: memory.database, pictures: memoryPictures(), today })
  const template = await leanDump(memory)
  return Buffer.from(await template.arrayBuffer())
}

/** A dump of the seeded database: making one takes seconds, and every test file wants it, so it is kept between runs. */
export const readDemoTemplate = async () => {
  const name = `${await fingerprint()}.tar`
  const file = join(cache, name)
  await mkdir(cache, { recursive: true })
  const kept = await readdir(cache)
  if (!kept.includes(name)) {
    for (const old of kept.filter((one) => one.endsWith('.tar'))) await rm(join(cache, old), { force: true })
    const own = join(cache, `${process.pid}.part`)
    await writeFile(own, await make())
    await rename(own, file)
  }
  return new Blob([await readFile(file)])
}
