import { relative } from 'node:path'
import type { TestRunnerPlugin } from '@web/test-runner-core'

export interface Unable {
  file: string
  test: string
  reason: string
}

export const unableTests: Unable[] = []

/** Records the tests that an engine cannot run; see `test/support/unable.ts`. */
export const unablePlugin: TestRunnerPlugin = {
  name: 'unable',
  executeCommand({ command, payload, session }) {
    if (command !== 'engine:unable') return undefined
    unableTests.push({ file: relative(process.cwd(), session.testFile), ...(payload as Pick<Unable, 'test' | 'reason'>) })
    return true
  },
}
