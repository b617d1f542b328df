import { Type, type Static } from 'typebox'
import type { Call } from './call.ts'
import { Identifier, TypedText } from './fields.ts'
import { Success } from './success.ts'

const Bytes = Type.String({ maxLength: 20_000, description: 'Base64url.' })

/** Answer of `navigator.credentials.create()` or `get()`, as JSON (WebAuthn Level 3). */
export const PasskeyAnswer = Type.Object({
  id: Bytes,
  rawId: Bytes,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Type.Optional(Bytes),
    authenticatorData: Type.Optional(Bytes),
    signature: Type.Optional(Bytes),
    userHandle: Type.Optional(Bytes),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 10 })),
  }),
})
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

export const maximumPasskeys = 20

export const startPasskeySchema = {
  response: {
    200: Type.Object({
      success: Type.Boolean(),
      data: Type.Object({ options: Type.Unknown({ description: 'Options of `navigator.credentials.create()`, as JSON.' }) }),
    }),
  },
}

/** Begins to add a passkey of the signed-in admin. Errors: `verification-required`, `conflict` above 20 passkeys. */
export const startPasskey: Call<typeof startPasskeySchema> = {
  name: 'startPasskey',
  method: 'POST',
  path: '/admin/second-factor/passkey',
}

export const addPasskeySchema = {
  body: Type.Object({ name: TypedText('passkey_name'), passkey: PasskeyAnswer }),
  response: {
    200: Type.Object({ success: Type.Boolean(), data: Type.Object({ recovery_codes: Type.Array(Type.String()) }) }),
  },
}

/**
 * Adds a passkey. Returns recovery codes with the first second factor, which are shown only here.
 * Errors: `validation`, `passkey-refused`, `challenge-expired`.
 */
export const addPasskey: Call<typeof addPasskeySchema> = {
  name: 'addPasskey',
  method: 'POST',
  path: '/admin/second-factor/passkey/add',
}

export const removePasskeySchema = { body: Type.Object({ passkey_id: Identifier }), response: { 200: Success } }

/**
 * Removes a passkey. The last second factor takes the recovery codes along.
 * Errors: `verification-required`, `not-found`, `second-factor-required` (the last one, where the server requires one).
 */
export const removePasskey: Call<typeof removePasskeySchema> = {
  name: 'removePasskey',
  method: 'POST',
  path: '/admin/second-factor/passkey/remove',
}
