import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import './node-version.mjs'
import { fail, root, run, say } from './command.mjs'

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** npm writes this file at the end of an installation. It must match the lock file. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!installed) return false
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || installed[path]?.version === version || ((optional || devOptional) && !installed[path]),
  )
}

/** Installs the packages of the lock file if they are missing or outdated. */
export async function install() {
  if (isInstalled()) return
  say('Installing packages (about a minute the first time)…')
  const code = await run('npm', ['ci', '--include=dev', '--no-progress', '--loglevel=error'])
  if (code !== 0) fail('npm could not install the packages; its message stands above.')
}
