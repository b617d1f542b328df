import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/**
 * Installs the packages of a package.json into a folder below `dist/`, unless they are installed already.
 * They are not dependencies of the product. Throws if npm fails.
 */
export function installApart(manifest: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const stamp = join(folder, 'installed.json')
  const wanted = readFileSync(manifest, 'utf8')
  if (contentOf(stamp) === wanted) return
  writeFileSync(join(folder, 'package.json'), wanted)
  const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`The packages of ${manifest} could not be installed; the message of npm stands above.`)
  writeFileSync(stamp, wanted)
}
