import { configure, signIn } from '../../src/elements/index.ts'
import { clearFaults, signIns, startBackend } from '../support/backend.ts'
import { cleanPage } from '../support/page.ts'
import { spareData } from './spare-data.ts'
import { noStrayErrors } from './stray-errors.ts'
import { closeToasts } from './toasts.ts'

/** Gives the file a backend, and each test a page where the superadmin has signed in. Call it once, at the top of the file. */
export function signedIn(): void {
  before(() => startBackend())
  // What is read ahead has tests of its own.
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
