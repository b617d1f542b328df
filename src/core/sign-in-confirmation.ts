import { request } from './api/http.ts'
import type { PasskeyAnswer } from './contract/passkeys.ts'
import { confirmSignIn as confirmCall } from './contract/second-factor.ts'
import { $currentUser, startSession, type CurrentUser } from './session/session-state.ts'

interface Confirmation {
  challenge: string
  /** Email of the sign-in. */
  email: string
  code?: string
  passkey?: PasskeyAnswer
}

export interface ConfirmedSignIn {
  /** New recovery codes, if the sign-in set up an authenticator app. */
  recoveryCodes: readonly string[]
  /** Starts the panel's own session. Apart from the confirmation, because the panel then leaves the page that shows the codes. */
  start: () => CurrentUser
}

/** Confirms a sign-in by its second factor. Errors: `otp-wrong`, `passkey-refused`, `challenge-expired`, `too-many-requests`. */
export async function confirmSignIn({ email, ...proof }: Confirmation): Promise<ConfirmedSignIn> {
  const answer = await request(confirmCall, { body: proof })
  return {
    recoveryCodes: answer.recovery_codes ?? [],
    start: () => {
      startSession(answer, email)
      return $currentUser.get()
    },
  }
}
