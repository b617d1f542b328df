import { Type } from 'typebox'
import type { Call } from './call.ts'
import { TypedText } from './fields.ts'
import { PasskeyAnswer } from './passkeys.ts'
import { Success } from './success.ts'

/** Minutes after the sign-in or the last verification in which a session may make sensitive changes. */
export const verificationLifetime = 15

export const startVerificationSchema = {
  response: {
    200: Type.Object({
      success: Type.Boolean(),
      data: Type.Object({
        options: Type.Unknown({ description: 'Options of `navigator.credentials.get()`, as JSON; null without a passkey.' }),
      }),
    }),
  },
}

/** Tells whether a passkey can verify the signed-in admin, and begins it. */
export const startVerification: Call<typeof startVerificationSchema> = {
  name: 'startVerification',
  method: 'POST',
  path: '/admin/verify/start',
}

export const verifySchema = {
  body: Type.Object({ password: Type.Optional(TypedText('password')), passkey: Type.Optional(PasskeyAnswer) }),
  response: { 200: Success },
}

/**
 * Verifies that the admin of the session is there, by the password or a passkey. Sensitive changes answer `verification-required`
 * when the sign-in and the last verification are older than 15 minutes.
 * Errors: `wrong-credentials` 400 with `password` `incorrect`, `passkey-refused`, `too-many-requests`.
 */
export const verify: Call<typeof verifySchema> = { name: 'verify', method: 'POST', path: '/admin/verify' }
