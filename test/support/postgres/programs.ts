import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debian = '/usr/lib/postgresql'

const versionsOf = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : [])

/** The folder of PostgreSQL's programs, the newest of Debian's before what the path has. */
export const findPostgres = (): string | undefined => {
  const folders = [...versionsOf(debian).map((version) => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}
