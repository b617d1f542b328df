import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestRunnerPlugin, TestSession, TestSuiteResult } from '@web/test-runner-core'
import { unableTests } from './unable-plugin.ts'

interface Result {
  passed: number
  failures: { test: string; message: string }[]
}

const sum = (all: Result[]): Result => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failures: all.flatMap(({ failures }) => failures),
})

function suiteResult({ tests, suites }: TestSuiteResult): Result {
  const own = {
    passed: tests.filter((test) => test.passed).length,
    failures: tests
      .filter((test) => !test.passed && !test.skipped)
      .map(({ name, error }) => ({ test: name, message: error?.message ?? '' })),
  }
  return sum([own, ...suites.map(suiteResult)])
}

const pathOf = (testFile: string) => relative(process.cwd(), testFile)

/**
 * Counts a file that failed outside its tests, or has none, as one failure.
 * A file whose tests the engine cannot run is not a failure.
 */
function fileResult({ passed, errors, testFile, testResults }: TestSession): Result {
  const result = testResults ? suiteResult(testResults) : { passed: 0, failures: [] }
  const isUnable = unableTests.some(({ file }) => file === pathOf(testFile))
  const isBroken = result.failures.length === 0 && (!passed || (result.passed === 0 && !isUnable))
  return isBroken ? { ...result, failures: [{ test: 'the file itself', message: errors[0]?.message ?? '' }] } : result
}

const begun = new Map<string, number>()
const seconds = new Map<string, number>()

/** Measures the seconds of each test file, from the first message of its page to the last. */
export const timesPlugin: TestRunnerPlugin = {
  name: 'times',
  serverStart({ webSockets }) {
    webSockets?.on('message', ({ data }) => {
      const id = String(data['sessionId'])
      if (data.type === 'wtr-session-started') begun.set(id, performance.now())
      if (data.type === 'wtr-session-finished') seconds.set(id, (performance.now() - (begun.get(id) ?? performance.now())) / 1000)
    })
  },
}

/** Prints a line for each finished file and writes the results for the summary of `npm test`. */
export const countingReporter: Reporter = {
  reportTestFileResults({ logger, testFile, sessionsForTestFile }) {
    const { passed, failures } = sum(sessionsForTestFile.map(fileResult))
    const took = Math.max(...sessionsForTestFile.map(({ id }) => seconds.get(id) ?? 0))
    logger.log(
      `${failures.length === 0 ? '✔' : '✖'} ${pathOf(testFile)}: ${passed} passed, ${failures.length} failed, ${took.toFixed(1)} s`,
    )
  },
  stop({ sessions }) {
    const results = process.env['RESULTS_FILE']
    const files = Array.from(sessions, (session) => ({
      file: pathOf(session.testFile),
      seconds: seconds.get(session.id) ?? 0,
      ...fileResult(session),
    }))
    if (results) writeFileSync(results, JSON.stringify({ files, unable: unableTests }))
  },
}
