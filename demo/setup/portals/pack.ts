import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the packed package, its installed copy, and the plain files of an older version. */
export const packed = 'dist/package'
export const installed = `${packed}/node_modules/practice-elements`
export const older = 'dist/older'

/** Packs the package and unpacks it for the portals. They use the repository's dependencies, so nothing is downloaded. */
export function packAndUnpack(): void {
  rmSync(packed, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  execFileSync('npm', ['pack', '--silent', '--pack-destination', packed], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const [tarball = ''] = readdirSync(packed).filter((name) => name.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', join(packed, tarball), '-C', installed, '--strip-components=1'])
}
