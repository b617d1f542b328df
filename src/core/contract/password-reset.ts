import { Type } from 'typebox'
import type { Call } from './call.ts'
import { TypedText } from './fields.ts'
import { Success } from './success.ts'

/** Minutes for which a reset link is valid. */
export const resetLinkLifetime = 30

export const requestPasswordResetSchema = { body: Type.Object({ email: TypedText('email') }), response: { 200: Success } }

/**
 * Mails a one-time link that sets a new password. The answer is the same for unknown accounts.
 * Errors: `validation`, `too-many-requests`.
 */
export const requestPasswordReset: Call<typeof requestPasswordResetSchema> = {
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/admin/password/forgotten',
  public: true,
}

export const resetPasswordSchema = {
  body: Type.Object({ token: Type.String({ maxLength: 200, description: 'From the link.' }), newPassword: TypedText('newPassword') }),
  response: { 200: Success },
}

/**
 * Sets a new password with the token of a reset link, and ends all sessions of the admin. The token works once.
 * Errors: `reset-link-expired`, `validation`, `too-many-requests`.
 */
export const resetPassword: Call<typeof resetPasswordSchema> = {
  name: 'resetPassword',
  method: 'POST',
  path: '/admin/password/reset',
  public: true,
}
