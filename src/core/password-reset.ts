import { request } from './api/http.ts'
import { requestPasswordReset as requestCall, resetPassword as resetCall } from './contract/password-reset.ts'

/** Mails a link that sets a new password. Succeeds for unknown accounts, too. Errors: `validation`, `too-many-requests`. */
export async function requestPasswordReset(email: string): Promise<void> {
  await request(requestCall, { body: { email } })
}

/** Sets a new password with the token of a link. Errors: `reset-link-expired`, `validation`, `too-many-requests`. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await request(resetCall, { body: { token, newPassword } })
}
