import { ApiError } from '../../src/core/api-error.ts'
import { readAdminProfile } from '../../src/core/contract/admins.ts'
import { request } from '../../src/core/http.ts'
import { restoreSession } from '../../src/core/session-state.ts'
import { configure } from '../../src/elements/index.ts'
import { clearFaults, startBackend } from '../support/backend.ts'
import { cleanPage } from '../support/page.ts'
import { noStrayErrors } from '../elements/stray-errors.ts'
import { notePageEvents } from './page-events.ts'

export const profilePath = '/admin/profile'

/** Any call that needs a session. */
export const readProfile = () => request(readAdminProfile)

/** The same, as the code of its error or 'done'. */
export const outcome = (): Promise<string> =>
  readProfile().then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

/** Gives the file a backend, and each test a page without a session; answers what the document was told. */
export function freshWire(): { told: () => string[] } {
  let events: ReturnType<typeof notePageEvents>
  before(() => startBackend())
  beforeEach(() => {
    // What the last test ended must not keep this one from telling its own end.
    restoreSession()
    events = notePageEvents()
  })
  afterEach(async () => {
    events.stop()
    configure({ getToken: undefined, apiBase: '/api/v1' })
    await clearFaults()
  })
  cleanPage()
  noStrayErrors()
  return { told: () => events.told }
}
