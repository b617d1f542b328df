import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from '../../../demo/setup/command.mjs'

/** Files that fail are run once more, alone, as long as they are no more than these: beyond, it is not the machine. */
const steadyLimit = 3

function readResults(file) {
  try {
    return { files: [], unable: [], ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    if (error.code === 'ENOENT') return { files: [], unable: [] }
    throw error
  }
}

/** Runs a test runner over files; it leaves what they came to in a file. One that failed without a failed test, or ran none, is a failure as well. */
async function runOnce(args, files, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'practice-elements-'))
  const results = join(folder, 'results.json')
  const code = await node([...args, ...files], { ...environment, RESULTS_FILE: results })
  const { files: ran, unable } = readResults(results)
  rmSync(folder, { recursive: true })
  const failures = ran.flatMap(({ file, failures }) => failures.map((failure) => ({ file, ...failure })))
  const isBroken = failures.length === 0 && (code !== 0 || ran.every(({ passed }) => passed === 0) && unable.length === 0)
  return { ran, unable, failures: isBroken ? [{ file: '', test: 'the test runner', message: `ended with code ${code}` }] : failures }
}

/**
 * What a test runner makes of files. A file in which something fails is run once more, alone: what passes then has passed,
 * and stands in `unsteady` with how it failed at first, so that it is seen and mended.
 */
export async function counted(args, files, environment = {}) {
  const first = await runOnce(args, files, environment)
  const doubtful = files.filter((file) => first.failures.some((failure) => failure.file === file))
  const isDoubtful = ({ file }) => doubtful.includes(file)
  const repeat = doubtful.length > 0 && doubtful.length <= steadyLimit
  const second = repeat ? await runOnce(args, doubtful, environment) : undefined
  const results = second ? [...first.ran.filter((result) => !isDoubtful(result)), ...second.ran] : first.ran
  const failures = second ? [...first.failures.filter((failure) => !isDoubtful(failure)), ...second.failures] : first.failures
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: failures.length,
    failures,
    unsteady: second ? first.failures.filter((failure) => isDoubtful(failure) && !failures.some(({ file, test }) => file === failure.file && test === failure.test)) : [],
    unable: second ? [...first.unable.filter((test) => !isDoubtful(test)), ...second.unable] : first.unable,
  }
}

/** Runs test files in an engine. */
export const inEngine = (engine, files) =>
  counted(['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js', '--files'], files, { ENGINE: engine })

const list = (title, tests, reason) =>
  tests.length === 0 ? [] : [`\n${title}`, ...tests.map((each) => `  ${each.file}: ${each.test}${reason(each)}`)]

const inShort = ({ message }) => (message ? ` (${message.replace(/\s+/g, ' ').slice(0, 200)})` : '')

/** What engines can't run, by engine and reason, in lines. */
export const unableLines = (results) =>
  results.flatMap(({ engine, unable }) =>
    [...new Set(unable.map(({ reason }) => reason))].flatMap((reason) => {
      const tests = unable.filter((each) => each.reason === reason)
      return list(`${engine} cannot run ${tests.length}: ${reason}`, tests, () => '')
    }),
  )

/** What failed, and what failed only at first, in lines. */
export const failureLines = ({ failures, unsteady }) => [
  ...list('Passed only when run again:', unsteady, inShort),
  ...list('Failed:', failures, inShort),
]
