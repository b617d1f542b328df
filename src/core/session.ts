import { signIn as signInCall, signOut as signOutCall, type SignInBody } from './contract/session.ts'
import { dropDraftsOf } from './draft-keys.ts'
import { request, sendInBackground } from './http.ts'
import { fetchIdentity, invalidateIdentity } from './identity.ts'
import { $accessToken, $currentUser, $ownEmail, $signedIn, endSession, startSession, type CurrentUser } from './session-state.ts'
import { forgetToken } from './token.ts'

/** Opens the panel's own session. Errors: `wrong-credentials`, `too-many-requests`, and those of every request. */
export async function signIn(credentials: SignInBody): Promise<CurrentUser> {
  startSession(await request(signInCall, { body: credentials }), credentials.email)
  return $currentUser.get()
}

/** Ends the panel's own session in every tab and fires `signed-out` on the document. The server is told, and nobody waits for it. */
export function signOut(): void {
  const token = $accessToken.get()
  dropDraftsOf($ownEmail.get())
  endSession()
  if (token) sendInBackground(signOutCall, token).catch((error: unknown) => console.error('The server could not be told', error))
}

/**
 * For a portal after `session-expired`, as soon as somebody has signed in again: has `getToken` asked anew. Resolves to whether the
 * server takes the token. If so, `session-restored` is fired on the document, and what failed is repeated.
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

/** The session as read-only stores, and a portal's way to say that there is one again. */
export const session = { $signedIn, $currentUser, restore }
