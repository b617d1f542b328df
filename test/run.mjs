import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { buildWhenStale } from '../demo/setup/build.mjs'
import { fail, node, root, say } from '../demo/setup/command.mjs'
import { install } from '../demo/setup/install.mjs'
import { findBrowser, installBrowser } from './support/runner/browser.mjs'
import { counted, failureLines, inEngine, unableLines } from './support/runner/counted.mjs'
import { fewFlows, otherEngines } from './support/runner/engines.mjs'

const inBrowser = /^test\/((elements|host|flows)\/.*\.test\.tsx?|core\/.*\.browser\.test\.ts)$/
const inNode = /^test\/(core|server|package)\/.*\.test\.ts$/

const pathOf = (file) => relative(root, file).split(sep).join('/')
const all = readdirSync(join(root, 'test'), { recursive: true }).map((file) => pathOf(join(root, 'test', file)))
const named = process.argv.slice(2).map(pathOf)
const files = named.length > 0 ? named : all
const browserFiles = files.filter((file) => inBrowser.test(file))
const nodeFiles = files.filter((file) => inNode.test(file) && !inBrowser.test(file))

const stray = named.filter((file) => !all.includes(file) || ![...nodeFiles, ...browserFiles].includes(file))
if (stray.length > 0) fail(`No test file: ${stray.join(', ')}`)

let passed = 0
const failures = []

const minutes = () => `${Math.round(process.uptime() / 60)} min`

/** One check that passes or fails as a whole. */
async function check(title, args, environment) {
  say(`\n${title}… (after ${minutes()})`)
  const code = await node(args, environment)
  if (code === 0) passed += 1
  else failures.push({ file: title, test: `ended with code ${code}` })
}

/** A test runner, with tests to count. */
async function tests(title, run) {
  say(`\n${title}… (after ${minutes()})`)
  const result = await run()
  passed += result.passed
  failures.push(...result.failures)
}

await install()

if (browserFiles.length > 0 && !findBrowser() && !(installBrowser(say) && findBrowser())) {
  fail('No browser for the tests: install Chromium or Chrome, or name its program in CHROME_PATH.')
}

if (files.some((file) => /^test\/(flows|host|package)\//.test(file))) {
  say('\nBuild…')
  if (!(await buildWhenStale())) fail('The build failed; its message stands above.')
  passed += 1
}

if (named.length === 0) {
  // Each of them keeps but one core busy.
  await Promise.all([
    check('Types', ['node_modules/typescript/bin/tsc', '-p', '.']),
    check('Types of the portals, by the package', ['node_modules/typescript/bin/tsc', '-p', 'demo/portal']),
    check('Lint', ['node_modules/eslint/bin/eslint.js', '.']),
  ])
}

// Some of them open pages of their own.
process.env.CHROME_PATH ??= findBrowser() ?? ''

if (nodeFiles.length > 0) {
  const reporters = ['spec', './test/support/runner/node-reporter.mjs'].flatMap((reporter) => [
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
  ])
  await tests('Unit and server tests', () => counted(['--import', 'tsx', '--test', '--test-concurrency=2', ...reporters, ...nodeFiles]))
}

if (browserFiles.length > 0) {
  await tests('Browser tests', () => inEngine('chromium', browserFiles))
}

if (named.length === 0) {
  for (const engine of otherEngines) {
    // What this machine has or may install; `npm run test:engines` wants them all.
    if (!engine.find() && !(engine.install(say) && engine.find())) say(`\nNot run in ${engine.title}: ${engine.packages} are not here, and cannot be installed by this user.`)
    else await tests(`A few flows in ${engine.title}`, async () => {
      const result = await inEngine(engine.name, fewFlows)
      for (const line of unableLines([{ engine: engine.title, ...result }])) say(line)
      return result
    })
  }
}

if (named.length === 0) await check('What the gallery tells of each element', ['--import', 'tsx', 'test/measure/measure.ts'], { CHROME_PATH: findBrowser() })
if (named.length === 0) await check('Pictures of every screen', ['--import', 'tsx', 'test/looks/take.ts'], { CHROME_PATH: findBrowser() })

process.on('exit', () => {
  for (const line of failureLines('Failed:', failures)) say(line)
  say(`\n${passed} passed, ${failures.length} failed`)
})
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
