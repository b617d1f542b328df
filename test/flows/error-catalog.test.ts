import { expect } from '@open-wc/testing'
import { signedIn } from '../support/elements/signed-in.ts'
import { fault, startBackend } from '../support/backend.ts'
import { openPanel } from '../support/panel.ts'
import { noteErrors } from '../support/flows/panel-errors.ts'
import { situations } from '../support/flows/situations.ts'

describe('the error catalog in the panel', () => {
  signedIn()
  // Resets passwords and sessions that the tests may have changed.
  after(() => startBackend())

  for (const { situation, at, signedOut = false, fault: cause, does, seen } of situations) {
    it(situation, async () => {
      if (signedOut) localStorage.clear()
      if (cause) await fault(cause)
      const panel = await openPanel(at)
      const errors = noteErrors(panel)
      await does?.(panel)
      await seen(panel, errors)
      expect(errors.uncaught).to.be.empty
    })
  }
})
