import { configure, signIn } from '../../../src/elements/index.ts'
import { panelLinks } from '../../../src/host/installation/links.ts'
import { clearFaults, signIns, startBackend } from '../backend.ts'
import { cleanPage } from '../page.ts'
import { spareData } from './spare-data.ts'
import { noStrayErrors } from './stray-errors.ts'
import { closeToasts } from './toasts.ts'

/**
 * Starts a backend for the file and signs in the superadmin before each test, with the links of the panel. Call once, at the
 * top of the file.
 */
export function signedIn(): void {
  before(() => startBackend())
  beforeEach(() => configure({ links: panelLinks }))
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
