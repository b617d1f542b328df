import { writeFileSync } from 'node:fs'

/** Counts for the last line of `npm test`: tests, not the suites around them, unless a suite fails on its own. */
export default async function* countingReporter(events) {
  let passed = 0
  let failed = 0
  for await (const { type, data } of events) {
    if (data?.skip !== undefined || data?.todo !== undefined) continue
    const isTest = data?.details?.type !== 'suite'
    if (type === 'test:pass' && isTest) passed += 1
    if (type === 'test:fail' && (isTest || data.details.error?.failureType !== 'subtestsFailed')) failed += 1
  }
  writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ passed, failed }))
  yield ''
}
