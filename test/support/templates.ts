import { createHash } from 'node:crypto'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareDataFolder } from '../../demo/server/database/data-folder.ts'
import { openFolder, openMemoryDatabase } from '../../demo/server/database/database.ts'
import { folderPictures, memoryPictures, type PictureStore } from '../../demo/server/pictures/picture-store.ts'
import { drawDemoPictures } from '../../demo/server/seed/demo-data.ts'
import { seed } from '../../demo/server/seed/seed.ts'
import { leanDump } from './lean-dump.ts'
import { cacheFile } from './cache-file.ts'

export type Content = 'nothing' | 'demo'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Returns the paths of all files in a folder and its subfolders, sorted. */
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

/** Hash of all files that the templates depend on. */
const fingerprint = async () => {
  const hash = createHash('sha256')
  const files = [...(await filesIn(at('demo/server'))), ...(await filesIn(at('src/core/contract')))]
  for (const file of [at('package-lock.json'), at('test/support/lean-dump.ts'), ...files]) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

const prepareOnce = async (name: string, make: (path: string) => Promise<void>) =>
  cacheFile({ kind: 'test-templates', version: await fingerprint(), name }, make)

/** Blob that returns its bytes from memory. Node reads its own blobs in pieces, which takes as long as opening the database. */
class Template extends Blob {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    super([])
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#bytes).buffer
  }
}

const databases = new Map<string, Promise<Blob>>()

const prepareDatabase = async (content: Content, day: string) => {
  const path = await prepareOnce(content === 'demo' ? `demo-${day}.tar` : 'nothing.tar', async (draft) => {
    const memory = await openMemoryDatabase()
    if (content === 'demo') await seed({ database: memory.database, pictures: memoryPictures(), today: new Date(day) })
    await writeFile(draft, await leanDump(memory))
  })
  return new Template(await readFile(path))
}

/**
 * Returns a dump of a migrated database, empty or with the demo data of a day.
 * Opening it takes a third of the time of the migrations.
 */
export const readTemplate = (content: Content, today: Date): Promise<Blob> => {
  const day = today.toISOString().slice(0, 10)
  const key = `${content} ${day}`
  const template = databases.get(key) ?? prepareDatabase(content, day)
  databases.set(key, template)
  return template
}

/** Copies a migrated, empty database into a data folder. Creating one takes about 5 s. */
export const addEmptyDatabase = async (dataFolder: string): Promise<void> => {
  const template = await prepareOnce('data', async (draft) => {
    prepareDataFolder(draft)
    const { close } = await openFolder(draft)
    await close()
  })
  await cp(join(template, 'database'), join(dataFolder, 'database'), { recursive: true })
}

export const addDemoPictures = async (store: PictureStore): Promise<void> => {
  const folder = await prepareOnce('pictures', (draft) => drawDemoPictures(folderPictures(draft)))
  const keyOf = (file: string) => file.slice(folder.length + 1).replaceAll('\\', '/')
  await Promise.all((await filesIn(folder)).map(async (file) => store.write(keyOf(file), await readFile(file))))
}
