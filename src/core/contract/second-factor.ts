import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { DateTime, Identifier } from './fields.ts'
import { PasskeyAnswer } from './passkeys.ts'
import { TotpSecret } from './second-factor-due.ts'
import { SignInAnswer } from './session.ts'
import { Success } from './success.ts'

export const recoveryCodeCount = 10

export const confirmSignInSchema = {
  body: Type.Object({
    challenge: Type.String({ maxLength: 200 }),
    code: Type.Optional(Type.String({ maxLength: 50, description: 'Code of the authenticator app, or a recovery code.' })),
    passkey: Type.Optional(PasskeyAnswer),
  }),
  response: { 200: SignInAnswer },
}

/**
 * Opens the session of a sign-in that needs a second factor. Without one, `code` sets up the authenticator app of the error, and the
 * answer has `recovery_codes`. A code works once.
 * Errors: `otp-wrong`, `passkey-refused`, `challenge-expired` (too late, or too many tries: sign in again), `too-many-requests`.
 */
export const confirmSignIn: Call<typeof confirmSignInSchema> = {
  name: 'confirmSignIn',
  method: 'POST',
  path: '/admin/login/confirm',
  public: true,
}

export const Passkey = Type.Object({
  id: Identifier,
  name: Type.String(),
  createdAt: DateTime,
  usedAt: Type.Union([DateTime, Type.Null()]),
})
export type Passkey = AsRead<Static<typeof Passkey>>

export const SecondFactor = Type.Object({
  totp: Type.Boolean({ description: 'An authenticator app is set up.' }),
  passkeys: Type.Array(Passkey),
  recovery_codes: Type.Integer({ minimum: 0, maximum: recoveryCodeCount, description: 'Number of unused recovery codes.' }),
  required: Type.Boolean({ description: 'The server requires a second factor.' }),
})
export type SecondFactor = AsRead<Static<typeof SecondFactor>>

export const readSecondFactorSchema = { response: { 200: Type.Object({ success: Type.Boolean(), data: SecondFactor }) } }

/** Reads the second factors of the signed-in admin. */
export const readSecondFactor: Call<typeof readSecondFactorSchema> = {
  name: 'readSecondFactor',
  method: 'GET',
  path: '/admin/second-factor',
}

export const startTotpSchema = { response: { 200: Type.Object({ success: Type.Boolean(), data: TotpSecret }) } }

/** Creates the secret of an authenticator app; `confirmTotp` puts it to use. Errors: `verification-required`, `conflict` if one is set up. */
export const startTotp: Call<typeof startTotpSchema> = {
  name: 'startTotp',
  method: 'POST',
  path: '/admin/second-factor/totp',
}

/** Recovery codes, which are shown only here. Empty if the admin has some already. */
export const NewRecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })

export const confirmTotpSchema = {
  body: Type.Object({ code: Type.String({ maxLength: 50 }) }),
  response: { 200: Type.Object({ success: Type.Boolean(), data: NewRecoveryCodes }) },
}

/** Sets up the authenticator app by its first code. Errors: `verification-required`, `otp-wrong`, `conflict` without a secret. */
export const confirmTotp: Call<typeof confirmTotpSchema> = {
  name: 'confirmTotp',
  method: 'POST',
  path: '/admin/second-factor/totp/confirm',
}

export const removeTotpSchema = { response: { 200: Success } }

/**
 * Removes the authenticator app. The last second factor takes the recovery codes along.
 * Errors: `verification-required`, `not-found`, `second-factor-required` (the last one, where the server requires one).
 */
export const removeTotp: Call<typeof removeTotpSchema> = {
  name: 'removeTotp',
  method: 'POST',
  path: '/admin/second-factor/totp/remove',
}

export const renewRecoveryCodesSchema = { response: { 200: Type.Object({ success: Type.Boolean(), data: NewRecoveryCodes }) } }

/** Replaces all recovery codes. Errors: `verification-required`, `conflict` without a second factor. */
export const renewRecoveryCodes: Call<typeof renewRecoveryCodesSchema> = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/admin/second-factor/recovery-codes',
}
