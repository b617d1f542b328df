import { clearFaults, startBackend } from '../../backend.ts'
import { cleanPage } from '../../page.ts'
import { noStrayErrors } from '../stray-errors.ts'
import { closeToasts } from '../toasts.ts'

type BackendOptions = Parameters<typeof startBackend>[0]

/** Starts a backend for the file, and gives each test a page without a session. Call once, at the top of the file. */
export function signedOut(options?: BackendOptions): void {
  before(() => startBackend(options))
  afterEach(closeToasts)
  cleanPage()
  afterEach(clearFaults)
  noStrayErrors()
}
