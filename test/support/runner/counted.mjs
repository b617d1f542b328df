import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from '../../../demo/setup/command.mjs'

function readResults(file) {
  try {
    return { files: [], unable: [], ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    if (error.code === 'ENOENT') return { files: [], unable: [] }
    throw error
  }
}

/**
 * Runs a test runner that writes its results to `RESULTS_FILE`, and returns the counts, failures and times.
 * A runner that exits with an error but no failed test, or runs no test, counts as a failure.
 */
export async function counted(args, environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'practice-elements-'))
  const results = join(folder, 'results.json')
  const code = await node(args, { ...environment, RESULTS_FILE: results })
  const { files, unable } = readResults(results)
  rmSync(folder, { recursive: true })
  const passed = files.reduce((total, file) => total + file.passed, 0)
  const failures = files.flatMap(({ file, failures }) => failures.map((failure) => ({ file, ...failure })))
  const isBroken = failures.length === 0 && (code !== 0 || passed + unable.length === 0)
  const times = files.map(({ file, seconds }) => ({ file, seconds }))
  return {
    passed,
    times,
    failures: isBroken ? [{ file: 'The test runner', test: `ended with code ${code}`, message: '' }] : failures,
    unable,
  }
}

export const inEngine = (engine, files) =>
  counted(['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js'], { ENGINE: engine, TEST_FILES: files.join(' ') })

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
