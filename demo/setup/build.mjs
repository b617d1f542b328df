import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { node, root, say } from './command.mjs'
import { install } from './install.mjs'

const stamp = join(root, 'dist', '.stamp')
const outputs = { panel: [], elements: ['--mode', 'elements'], demo: ['--mode', 'demo'] }
const sources = ['src', 'demo', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const unbuilt = [join('demo', 'server'), join('demo', 'setup')]

function* filesOf(path) {
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error
    yield path
    return
  }
  for (const { name } of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const child = join(path, name)
    if (!unbuilt.includes(relative(root, child))) yield* filesOf(child)
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => [...filesOf(join(root, source))])) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function isFresh() {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint()
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/** Builds panel, elements and demo into `dist/`; resolves to whether it worked. */
export async function build() {
  rmSync(stamp, { force: true })
  const before = fingerprint()
  for (const [name, options] of Object.entries(outputs)) {
    say(`Building ${name}…`)
    const code = await node(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options])
    if (code !== 0) return false
  }
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, before)
  return true
}

/** Builds, unless `dist/` stands for the sources as they are now. */
export const buildWhenStale = async () => isFresh() || build()

if (argv[1] === fileURLToPath(import.meta.url)) {
  await install()
  process.exitCode = (await build()) ? 0 : 1
}
