import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner-core'
import { unableTests } from './unable-plugin.ts'

interface Counts {
  passed: number
  failed: number
}

const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
})

function countSuite({ tests, suites }: TestSuiteResult): Counts {
  const own = {
    passed: tests.filter((test) => test.passed).length,
    failed: tests.filter((test) => !test.passed && !test.skipped).length,
  }
  return sum([own, ...suites.map(countSuite)])
}

/** A file that failed outside its tests, or has none, counts as one failure. One that the engine can't run at all has none that passed. */
function countFile({ passed, testFile, testResults }: TestSession): Counts {
  const counts = testResults ? countSuite(testResults) : { passed: 0, failed: 0 }
  const isUnable = unableTests.some(({ file }) => file === relative(process.cwd(), testFile))
  const isBroken = counts.failed === 0 && (!passed || (counts.passed === 0 && !isUnable))
  return isBroken ? { ...counts, failed: 1 } : counts
}

/** A line for each file as it ends, and the counts for the last line of `npm test`. */
export const countingReporter: Reporter = {
  reportTestFileResults({ logger, testFile, sessionsForTestFile }) {
    const { passed, failed } = sum(sessionsForTestFile.map(countFile))
    logger.log(`${failed === 0 ? '✔' : '✖'} ${relative(process.cwd(), testFile)}: ${passed} passed, ${failed} failed`)
  },
  stop({ sessions }) {
    const file = process.env['COUNTS_FILE']
    if (file) writeFileSync(file, JSON.stringify({ ...sum(sessions.map(countFile)), unable: unableTests }))
  },
}
