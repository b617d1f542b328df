import { ApiError } from '../../../src/core/api/api-error.ts'
import { readAdminProfile } from '../../../src/core/contract/admins.ts'
import { request } from '../../../src/core/api/http.ts'
import { restoreSession } from '../../../src/core/session/session-state.ts'
import { configure } from '../../../src/elements/index.ts'
import { clearFaults, startBackend } from '../backend.ts'
import { cleanPage } from '../page.ts'
import { noStrayErrors } from '../elements/stray-errors.ts'
import { notePageEvents } from './page-events.ts'

export const profilePath = '/admin/profile'

/** Sends a call that needs a session. */
export const readProfile = () => request(readAdminProfile)

/** Sends the same call. Resolves with its error code, or with 'done'. */
export const outcome = (): Promise<string> =>
  readProfile().then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

/**
 * Starts a backend for the file and a page without a session for each test.
 * Returns a function that lists the session events of the document.
 */
export function freshWire(): { told: () => string[] } {
  let events: ReturnType<typeof notePageEvents>
  before(() => startBackend())
  beforeEach(() => {
    // A session that ended in the last test would suppress the end event of this test.
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
