import { readFileSync, readdirSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { buildWhenStale } from '../demo/setup/build.mjs'
import { fail, node, root, say } from '../demo/setup/command.mjs'
import { install } from '../demo/setup/install.mjs'
import { findBrowser, installBrowser } from './support/runner/browser.mjs'

const inBrowser = /^test\/((elements|host|flows)\/.*\.test\.tsx?|core\/.*\.browser\.test\.ts)$/
const inNode = /^test\/(core|server)\/.*\.test\.ts$/

const pathOf = (file) => relative(root, file).split(sep).join('/')
const all = readdirSync(join(root, 'test'), { recursive: true }).map((file) => pathOf(join(root, 'test', file)))
const named = process.argv.slice(2).map(pathOf)
const files = named.length > 0 ? named : all
const browserFiles = files.filter((file) => inBrowser.test(file))
const nodeFiles = files.filter((file) => inNode.test(file) && !inBrowser.test(file))

const stray = named.filter((file) => !all.includes(file) || ![...nodeFiles, ...browserFiles].includes(file))
if (stray.length > 0) fail(`No test file: ${stray.join(', ')}`)

const counts = { passed: 0, failed: 0 }

/** One check that passes or fails as a whole. */
async function check(title, args, environment) {
  say(`\n${title}…`)
  const passed = (await node(args, environment)) === 0
  counts[passed ? 'passed' : 'failed'] += 1
}

/** A test runner, which leaves its counts in a file. */
async function tests(title, args) {
  say(`\n${title}…`)
  const folder = mkdtempSync(join(tmpdir(), 'practice-elements-'))
  const file = join(folder, 'counts.json')
  const code = await node(args, { COUNTS_FILE: file })
  const { passed, failed } = readCounts(file)
  rmSync(folder, { recursive: true })
  counts.passed += passed
  // A runner that failed without a failed test, or ran none, is a failure as well.
  counts.failed += failed || (code !== 0 || passed === 0 ? 1 : 0)
}

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return { passed: 0, failed: 0 }
    throw error
  }
}

await install()

if (browserFiles.length > 0 && !findBrowser() && !(installBrowser(say) && findBrowser())) {
  fail('No browser for the tests: install Chromium or Chrome, or name its program in CHROME_PATH.')
}

if (named.length === 0 || browserFiles.some((file) => /^test\/(flows|host)\//.test(file))) {
  say('\nBuild…')
  if (!(await buildWhenStale())) fail('The build failed; its message stands above.')
  counts.passed += 1
}

if (named.length === 0) {
  await check('Types', ['node_modules/typescript/bin/tsc', '-p', '.'])
  await check('Lint', ['node_modules/eslint/bin/eslint.js', '.'])
}

if (nodeFiles.length > 0) {
  const reporters = ['spec', './test/support/runner/node-reporter.mjs'].flatMap((reporter) => [
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
  ])
  await tests('Unit and server tests', ['--import', 'tsx', '--test', ...reporters, ...nodeFiles])
}

if (browserFiles.length > 0) {
  await tests('Browser tests', ['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js', '--files', ...browserFiles])
}

if (named.length === 0) await check('Pictures of every screen', ['--import', 'tsx', 'test/looks/take.ts'], { CHROME_PATH: findBrowser() })

process.on('exit', () => say(`${counts.passed} passed, ${counts.failed} failed`))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
