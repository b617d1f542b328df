import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node } from '../../../demo/setup/command.mjs'

function readResults(file) {
  try {
    return { files: [], unable: [], ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    if (error.code === 'ENOENT') return { files: [], unable: [] }
    throw error
  }
}

/** Sums up results. A run that exits with an error but no failed test, or runs no test, counts as a failure. */
function sum(results) {
  const code = results.find(({ code }) => code !== 0)?.code ?? 0
  const files = results.flatMap(({ files }) => files)
  const unable = results.flatMap(({ unable }) => unable)
  const passed = files.reduce((total, file) => total + file.passed, 0)
  const failures = files.flatMap(({ file, failures }) => failures.map((failure) => ({ file, ...failure })))
  const isBroken = failures.length === 0 && (code !== 0 || passed + unable.length === 0)
  return {
    passed,
    times: files.map(({ file, seconds }) => ({ file, seconds })),
    failures: isBroken ? [{ file: 'The test runner', test: `ended with code ${code}`, message: '' }] : failures,
    unable,
  }
}

/** Runs a test runner that writes its results to `RESULTS_FILE`, and returns them with its exit code. */
async function resultsOf(args, environment = {}, reply) {
  const folder = mkdtempSync(join(tmpdir(), 'practice-elements-'))
  const results = join(folder, 'results.json')
  const code = await node(args, { ...environment, RESULTS_FILE: results }, reply)
  const { files, unable } = readResults(results)
  rmSync(folder, { recursive: true })
  return { code, files, unable }
}

/** Processes that run files of Node tests at the same time. */
const lanes = 2

/** Runs files of Node tests, each in the first process that is free. */
export async function inNode(files) {
  const server = 'demo/server/main.ts'
  // Imported here, because a fresh clone has no packages yet.
  const { compile } = await import('./compile.mjs')
  const programOf = await compile([...files, server])
  const waiting = files.map((name) => ({ name, program: pathToFileURL(programOf(name)).href }))
  const args = ['--enable-source-maps', '--test-reporter=./test/support/runner/node-reporter.mjs', '--test-reporter-destination=stdout']
  const environment = { NODE_ENV: 'test', TEST_SERVER: pathToFileURL(programOf(server)).href }
  const results = await Promise.all(
    Array.from({ length: Math.min(lanes, files.length) }, () =>
      resultsOf([...args, 'test/support/runner/lane.mjs'], environment, () => waiting.shift() ?? null),
    ),
  )
  return sum(results)
}

export async function inEngine(engine, files) {
  const runner = ['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js']
  return sum([await resultsOf(runner, { ENGINE: engine, TEST_FILES: files.join(' ') })])
}

const list = (title, tests, reason) =>
  tests.length === 0 ? [] : [`\n${title}`, ...tests.map((each) => `  ${each.file}: ${each.test}${reason(each)}`)]

const inShort = ({ message }) => (message ? ` (${message.replace(/\s+/g, ' ').slice(0, 200)})` : '')

/** Returns lines that list the tests that engines cannot run, by engine and reason. */
export const unableLines = (results) =>
  results.flatMap(({ engine, unable }) =>
    [...new Set(unable.map(({ reason }) => reason))].flatMap((reason) => {
      const tests = unable.filter((each) => each.reason === reason)
      return list(`${engine} cannot run ${tests.length}: ${reason}`, tests, () => '')
    }),
  )

export const failureLines = (title, failures) => list(title, failures, inShort)
