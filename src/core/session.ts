import { signIn as signInCall, type SignInBody } from './contract/session.ts'
import { request } from './http.ts'
import { $currentUser, $signedIn, endSession, startSession, type CurrentUser } from './session-state.ts'

/** Opens the panel's own session. Errors: `wrong-credentials`, `too-many-requests`, and those of every request. */
export async function signIn(credentials: SignInBody): Promise<CurrentUser> {
  startSession(await request(signInCall, { body: credentials }))
  return $currentUser.get()
}

/** Ends the panel's own session in every tab and fires `signed-out` on the document. */
export const signOut = endSession

/** The session as read-only stores. */
export const session = { $signedIn, $currentUser }
