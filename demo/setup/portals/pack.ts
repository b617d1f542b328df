import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where the package lies as npm would install it, and its plain files under an older version. */
export const packed = 'dist/package'
export const installed = `${packed}/node_modules/practice-elements`
export const older = 'dist/older'

/** Packs the package, and unpacks it where portals find it. Their own packages are those of the repository, so that nothing is downloaded. */
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
