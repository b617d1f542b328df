import { configure, signIn } from '../../../src/elements/index.ts'
import { clearFaults, signIns, startBackend } from '../backend.ts'
import { cleanPage } from '../page.ts'
import { spareData } from './spare-data.ts'
import { noStrayErrors } from './stray-errors.ts'
import { closeToasts } from './toasts.ts'

/** Starts a backend for the file and signs in the superadmin before each test. Call once, at the top of the file. */
export function signedIn(): void {
  before(() => startBackend())
  // Turns off prefetching, which has its own tests.
  beforeEach(() => spareData())
  beforeEach(() => signIn(signIns.superadmin))
  afterEach(closeToasts)
  cleanPage()
  afterEach(async () => {
    configure({ getToken: undefined, locale: 'en', theme: 'auto', dir: undefined, appearance: {} })
    await clearFaults()
  })
  noStrayErrors()
}
