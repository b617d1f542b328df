import { executeServerCommand } from '@web/test-runner-commands'

type Engine = 'chromium' | 'firefox' | 'webkit'

export const engine = document.querySelector<HTMLMetaElement>('meta[name="engine"]')?.content as Engine

let running: Mocha.Test | undefined

beforeEach(function () {
  running = this.currentTest
})

/**
 * Skips the running test, because this engine cannot run it. The summary of the run lists it with the reason.
 * Throws outside a test.
 */
export async function unable(reason: string): Promise<void> {
  if (!running) throw new Error(`Outside of a test: ${reason}`)
  await executeServerCommand('engine:unable', { test: running.fullTitle(), reason })
  // `skip()` inside a hook would fail the hook, so a hook marks its test as pending instead.
  if (running.ctx?.runnable() === running) running.skip()
  else running.pending = true
}
