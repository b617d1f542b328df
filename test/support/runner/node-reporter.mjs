import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Writes the result of each file for the summary of `npm test`. Counts tests, and suites only if they fail on their own. */
export default async function* countingReporter(events) {
  const files = new Map()
  const ofFile = (path) => {
    const file = path ? relative(process.cwd(), path) : ''
    if (!files.has(file)) files.set(file, { file, passed: 0, failures: [], seconds: 0 })
    return files.get(file)
  }
  for await (const { type, data } of events) {
    if (type === 'test:complete' && data.name === data.file) ofFile(data.file).seconds = data.details.duration_ms / 1000
    if (data?.skip !== undefined || data?.todo !== undefined) continue
    const isTest = data?.details?.type !== 'suite'
    const error = data?.details?.error
    if (type === 'test:pass' && isTest) ofFile(data.file).passed += 1
    if (type === 'test:fail' && (isTest || error?.failureType !== 'subtestsFailed')) {
      ofFile(data.file).failures.push({ test: data.name, message: String(error?.cause?.message ?? error?.message ?? '') })
    }
  }
  writeFileSync(process.env.RESULTS_FILE, JSON.stringify({ files: [...files.values()] }))
  yield ''
}
