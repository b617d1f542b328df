import { signIn as signInCall, signOut as signOutCall, type SignInBody } from './contract/session.ts'
import { dropDraftsOf } from './forms/draft-keys.ts'
import { request, sendInBackground } from './api/http.ts'
import { fetchIdentity, invalidateIdentity } from './identity.ts'
import { $accessToken, $currentUser, $ownEmail, $signedIn, endSession, startSession, type CurrentUser } from './session/session-state.ts'
import { forgetToken } from './session/token.ts'

/** Opens the panel's own session. Errors: `wrong-credentials`, `too-many-requests`, and those of every request. */
export async function signIn(credentials: SignInBody): Promise<CurrentUser> {
  startSession(await request(signInCall, { body: credentials }), credentials.email)
  return $currentUser.get()
}

/**
 * Ends the panel's own session in every tab and fires `signed-out` on the document.
 * Notifies the server without waiting for the response.
 */
export function signOut(): void {
  const token = $accessToken.get()
  dropDraftsOf($ownEmail.get())
  endSession()
  if (token) sendInBackground(signOutCall, token).catch((error: unknown) => console.error('The server could not be told', error))
}

/**
 * For portals: call it when the user has signed in again after `session-expired`. Requests a new token from `getToken`.
 * Resolves to true if the server accepts the token.
 * Then fires `session-restored` on the document, and elements load their data again. A failed save is not repeated.
 */
async function restore(): Promise<boolean> {
  forgetToken()
  invalidateIdentity()
  try {
    await fetchIdentity()
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** The session: read-only stores, and `restore` for portals. */
export const session = { $signedIn, $currentUser, restore }
