import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Folder of the packaged server. Inside the repository it finds the repository's packages. */
export const packagedServer = join(root, 'dist/server')

/** Packages the server into `packagedServer`. The rest of the build must exist. */
export const packageServer = () =>
  execFileSync(process.execPath, ['--import', 'tsx', 'demo/setup/server/server.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/**
 * Copies the packaged server with the packages of its lock file, as `npm ci` installs them, but without a download.
 * Returns the number of packages. The folder must be outside of the repository, so that no other package is found.
 */
export const installPackagedServer = (folder: string) => {
  cpSync(packagedServer, folder, { recursive: true })
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: object }
  // Those for other systems are not installed.
  const paths = Object.keys(packages).filter((path) => path !== '' && existsSync(join(root, path)))
  for (const path of paths) {
    const nested = join(root, path, 'node_modules')
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !file.startsWith(nested) })
  }
  return paths.length
}
