import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { node, root, say } from './command.mjs'
import { install } from './install.mjs'

const stamp = join(root, 'dist', '.stamp')
const vite = (...options) => ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options]
const typescript = (file) => ['--import', 'tsx', join('demo', 'setup', file)]

/** Build stages. Later stages need the earlier ones; within a stage, the slowest build comes first. */
const outputs = [
  {
    'types and manifest': typescript('package/package.ts'),
    elements: vite('--mode', 'elements'),
    panel: vite(),
    'elements for bundlers': vite('--mode', 'bundler'),
    'elements with React for bundlers': vite('--mode', 'standalone'),
    'an older version': vite('--mode', 'older'),
    gallery: vite('--mode', 'demo'),
  },
  { 'measurements of the gallery': typescript('measured/measured.ts'), 'guides as Markdown': typescript('guides/guides.ts') },
  { portals: typescript('portals/portals.ts') },
]

/** Concurrent builds; fits a machine with two processors. */
const lanes = 2
const sources = ['src', 'demo', 'demo/server/openapi.json', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const unbuilt = [join('demo', 'server')]

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

/** Returns a hash of the build's sources and of more files and folders, relative to the repository. */
export function fingerprint(...more) {
  const hash = createHash('sha256')
  for (const file of [...sources, ...more].flatMap((source) => [...filesOf(join(root, source))])) {
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

/** Builds panel, package, gallery and portals into `dist/`. Resolves to whether the build succeeded. */
export async function build() {
  rmSync(stamp, { force: true })
  const before = fingerprint()
  for (const stage of outputs) {
    say(`Building ${Object.keys(stage).join(', ')}…`)
    const waiting = Object.values(stage)
    let failed = false
    const work = async () => {
      for (let next = waiting.shift(); next && !failed; next = waiting.shift()) {
        if ((await node(next)) !== 0) failed = true
      }
    }
    await Promise.all(Array.from({ length: lanes }, work))
    if (failed) return false
  }
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, before)
  return true
}

/** Builds if `dist/` does not match the current sources. */
export const buildWhenStale = async () => isFresh() || build()

if (argv[1] === fileURLToPath(import.meta.url)) {
  await install()
  process.exitCode = (await build()) ? 0 : 1
}
