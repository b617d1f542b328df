import { executeServerCommand } from '@web/test-runner-commands'

type Engine = 'chromium' | 'firefox' | 'webkit'

/** The engine that runs the tests. */
export const engine = document.querySelector<HTMLMetaElement>('meta[name="engine"]')?.content as Engine

let running: Mocha.Test | undefined

beforeEach(function () {
  running = this.currentTest
})

/** Ends the running test: this engine can't run it. The closing report of the run lists it with the reason. */
export async function unable(reason: string): Promise<void> {
  if (!running) throw new Error(`Outside of a test: ${reason}`)
  await executeServerCommand('engine:unable', { test: running.fullTitle(), reason })
  // A hook that is left by skipping would fail; the test that it is for is left out all the same.
  if (running.ctx?.runnable() === running) running.skip()
  else running.pending = true
}
