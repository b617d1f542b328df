import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fail, node, root, say } from '../demo/setup/command.mjs'
import { failureLines, inEngine, inNode } from './support/runner/counted.mjs'
import { prepare } from './support/runner/prepare.mjs'

const isBrowser = /^test\/((elements|host|flows)\/.*\.test\.tsx?|core\/.*\.browser\.test\.ts)$/
const isNode = /^test\/(check|core|server|package)\/.*\.test\.ts$/
const onPages = /^test\/package\/pages\//
const onBuild = /^test\/(flows|host|package)\//

const pathOf = (file) => relative(root, file).split(sep).join('/')
const all = readdirSync(join(root, 'test'), { recursive: true }).map((file) => pathOf(join(root, 'test', file)))
const isTest = (file) => isBrowser.test(file) || isNode.test(file)
const testsAt = (path) => all.filter((file) => isTest(file) && (file === path || file.startsWith(`${path}/`)))
const named = process.argv.slice(2).map(pathOf)
const files = named.length > 0 ? named.flatMap(testsAt) : all
const browserFiles = files.filter((file) => isBrowser.test(file))
/** Start first, so that none of them runs alone at the end. */
const slowest = ['start', 'backup', 'database', 'list-pages'].map((name) => `test/server/${name}.test.ts`)
const nodeFiles = files
  .filter((file) => isNode.test(file) && !isBrowser.test(file))
  .sort((one, other) => slowest.includes(other) - slowest.includes(one))

const stray = named.filter((path) => testsAt(path).length === 0)
if (stray.length > 0) fail(`No test file: ${stray.join(', ')}`)

let passed = 0
const failures = []
const phases = []
const times = []

async function phase(title, work) {
  say(`\n${title}…`)
  const begun = performance.now()
  await work()
  phases.push({ title, seconds: (performance.now() - begun) / 1000 })
}

/** Runs a check that passes or fails as a whole. */
async function check(title, args) {
  const code = await node(args)
  if (code === 0) passed += 1
  else failures.push({ file: title, test: `ended with code ${code}` })
}

async function tests(run) {
  const result = await run()
  passed += result.passed
  failures.push(...result.failures)
  times.push(...result.times)
}

await phase('Installation, browser and build', () =>
  prepare({ browser: files.some((file) => isBrowser.test(file) || onPages.test(file)), built: files.some((file) => onBuild.test(file)) }),
)

if (named.length === 0) {
  // Run in parallel: each check keeps one processor busy.
  await phase('Types and lint', () =>
    Promise.all([
      check('Types', ['node_modules/typescript/bin/tsc', '-p', '.']),
      check('Types of the portals', ['node_modules/typescript/bin/tsc', '-p', 'demo/portal']),
      check('Format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--cache', '.']),
      check('Lint', [
        'node_modules/eslint/bin/eslint.js',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint/',
        '--cache-strategy',
        'content',
        '.',
      ]),
    ]),
  )
}

if (nodeFiles.length > 0) await phase('Unit and server tests', () => tests(() => inNode(nodeFiles)))

if (browserFiles.length > 0) await phase('Browser tests', () => tests(() => inEngine('chromium', browserFiles)))

const timeLine = ({ title, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title ?? file}`

process.on('exit', () => {
  say('\nTime of each phase:')
  for (const each of phases) say(timeLine(each))
  if (times.length > 1) {
    say('\nSlowest files:')
    for (const each of times.sort((one, other) => other.seconds - one.seconds).slice(0, 10)) say(timeLine(each))
  }
  for (const line of failureLines('Failed:', failures)) say(line)
  say(`\n${passed} passed, ${failures.length} failed`)
})
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
