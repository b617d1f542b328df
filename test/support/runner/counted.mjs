import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from '../../../demo/setup/command.mjs'

const nothing = { passed: 0, failed: 0, unable: [] }

function readCounts(file) {
  try {
    return { ...nothing, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    if (error.code === 'ENOENT') return nothing
    throw error
  }
}

/** Runs a test runner, which leaves its counts in a file; one that failed without a failed test, or ran none, is a failure as well. */
export async function counted(args, environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'practice-elements-'))
  const file = join(folder, 'counts.json')
  const code = await node(args, { ...environment, COUNTS_FILE: file })
  const { passed, failed, unable } = readCounts(file)
  rmSync(folder, { recursive: true })
  return { passed, failed: failed || (code !== 0 || passed + unable.length === 0 ? 1 : 0), unable }
}

/** Runs test files in an engine. */
export const inEngine = (engine, files) =>
  counted(['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js', '--files', ...files], { ENGINE: engine })

/** What engines can't run, by engine and reason, in lines. */
export const unableLines = (results) =>
  results.flatMap(({ engine, unable }) =>
    [...new Set(unable.map(({ reason }) => reason))].flatMap((reason) => {
      const tests = unable.filter((each) => each.reason === reason)
      return [`\n${engine} cannot run ${tests.length}: ${reason}`, ...tests.map(({ file, test }) => `  ${file}: ${test}`)]
    }),
  )
