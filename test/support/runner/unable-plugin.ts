import { relative } from 'node:path'
import type { TestRunnerPlugin } from '@web/test-runner-core'

/** A test that an engine can't run, and why. */
export interface Unable {
  file: string
  test: string
  reason: string
}

/** All of this run. */
export const unableTests: Unable[] = []

/** Writes down what tests find that they can't run; see `test/support/unable.ts`. */
export const unablePlugin: TestRunnerPlugin = {
  name: 'unable',
  executeCommand({ command, payload, session }) {
    if (command !== 'engine:unable') return undefined
    unableTests.push({ file: relative(process.cwd(), session.testFile), ...(payload as Pick<Unable, 'test' | 'reason'>) })
    return true
  },
}
