import { writeFileSync } from 'node:fs'
import { inspect } from 'node:util'

const failureOf = ({ name, details: { error } }) => ({
  test: name,
  message: String(error?.cause?.message ?? error?.message ?? ''),
  report: inspect(error?.cause ?? error),
})

/**
 * Prints a line for each test file and the report of each failure, and writes the results for the summary of `npm test`.
 * Each file is a suite of its own. Counts tests, and suites only if they fail on their own.
 */
export default async function* countingReporter(events) {
  const files = []
  let passed = 0
  let failures = []
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const isSuite = data.details.type === 'suite'
    const isCounted = data.skip === undefined && data.todo === undefined
    if (type === 'test:pass' && !isSuite && isCounted) passed += 1
    if (type === 'test:fail' && isCounted && (!isSuite || data.details.error?.failureType !== 'subtestsFailed'))
      failures.push(failureOf(data))
    if (data.nesting > 0) continue
    const file = { file: data.name, passed, failures, seconds: data.details.duration_ms / 1000 }
    files.push(file)
    yield `${failures.length === 0 ? '✔' : '✖'} ${file.file}: ${passed} passed, ${failures.length} failed, ${file.seconds.toFixed(1)} s\n`
    for (const { test, report } of failures) yield `  ${test}\n${report}\n`
    passed = 0
    failures = []
  }
  writeFileSync(process.env.RESULTS_FILE, JSON.stringify({ files }))
}
