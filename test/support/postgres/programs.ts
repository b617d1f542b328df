import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debian = '/usr/lib/postgresql'

const versionsOf = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : [])

/**
 * Returns the folder of the PostgreSQL programs: the newest Debian version, else the first in `PATH`.
 * Undefined if there is none.
 */
export const findPostgres = (): string | undefined => {
  const folders = [...versionsOf(debian).map((version) => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}
