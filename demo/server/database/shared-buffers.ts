import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Megabytes: PGlite's default. A search of a million practices reads less. */
const least = 128
const most = 512
/** Share of the data size. */
const share = 1 / 16

const megabytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1024 / 1024

/** Returns start parameters of the embedded database. Its buffers grow with the data and are allocated at the start. */
export const startParametersOf = (dataDir: string): string[] => {
  const tables = join(dataDir, 'base')
  const wanted = existsSync(tables) ? megabytesOf(tables) * share : 0
  const megabytes = Math.round(Math.min(most, Math.max(least, wanted)))
  return [...PGlite.defaultStartParams, '-c', `shared_buffers=${megabytes}MB`]
}
