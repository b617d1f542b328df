import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Megabytes: what the database itself takes, and more than a search of a million practices goes through. */
const least = 128
const most = 512
/** Of the data. */
const share = 1 / 16

const megabytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1024 / 1024

/** How the embedded database starts over a folder: the more there is in it, the more of it is kept in memory, all of which is taken at the start. */
export const startParametersOf = (dataDir: string): string[] => {
  const tables = join(dataDir, 'base')
  const wanted = existsSync(tables) ? megabytesOf(tables) * share : 0
  const megabytes = Math.round(Math.min(most, Math.max(least, wanted)))
  return [...PGlite.defaultStartParams, '-c', `shared_buffers=${megabytes}MB`]
}
