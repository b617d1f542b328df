import { Type, type Static } from 'typebox'

/** Second factors. A recovery code replaces either of them once. */
export const secondFactors = ['totp', 'passkey'] as const
export type SecondFactorKind = (typeof secondFactors)[number]

/** Minutes that a sign-in waits for its second factor, and wrong answers that it takes. */
export const challengeLifetime = 5
/** Minutes that a sign-in waits for the set-up of an authenticator app. */
export const setUpLifetime = 30
export const challengeTries = 5

/** Secret of an authenticator app. */
export const TotpSecret = Type.Object({
  secret: Type.String({ description: 'Base32, for typing.' }),
  uri: Type.String({ description: 'Starts with `otpauth://totp/`; for a QR code.' }),
})
export type TotpSecret = Static<typeof TotpSecret>

/** Part of the error `second-factor` of a sign-in: the password was right. */
export const SecondFactorDue = Type.Object({
  challenge: Type.String({
    description: `Token for \`confirmSignIn\`, good for ${challengeLifetime} minutes, or ${setUpLifetime} to set up an app.`,
  }),
  factors: Type.Array(Type.Enum(secondFactors), { description: 'Empty if the server requires a second factor and the admin has none.' }),
  passkey: Type.Optional(Type.Unknown({ description: 'Options of `navigator.credentials.get()`, as JSON.' })),
  totp: Type.Optional(TotpSecret),
})
export type SecondFactorDue = Static<typeof SecondFactorDue>
