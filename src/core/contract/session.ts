import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { Picture, TypedText } from './fields.ts'
import { Success } from './success.ts'

export const roles = ['admin', 'superadmin'] as const
export type Role = (typeof roles)[number]

/** Role in a response. Our server sends one of `roles`; other backends may send anything. Read it with `roleOf`. */
export const AnsweredRole = Type.Unsafe<unknown>(Type.Enum(roles))

/** Reads the role from a response, ignoring case and separators. An unknown role has the rights of an admin; undefined if there is no role. */
export function roleOf(answered: unknown): Role | undefined {
  if (answered === undefined || answered === null || answered === '') return undefined
  const name = typeof answered === 'string' ? answered.replaceAll(/[^a-z]/gi, '').toLowerCase() : undefined
  return roles.find((role) => role === name) ?? 'admin'
}

export const SignInBody = Type.Object({ email: TypedText('email'), password: TypedText('password') })
export type SignInBody = Static<typeof SignInBody>

/** Response of a sign-in. `role` is not part of the specification; if it is missing, the role is 'admin'. */
export const SignInAnswer = Type.Object({
  success: Type.Optional(Type.Boolean()),
  name: Type.String(),
  access_token: Type.String(),
  profile_picture: Picture,
  role: Type.Optional(AnsweredRole),
  recovery_codes: Type.Optional(Type.Array(Type.String(), { description: 'New recovery codes, if this sign-in set up a second factor.' })),
})
export type SignInAnswer = AsRead<Static<typeof SignInAnswer>>

export const signInSchema = { body: SignInBody, response: { 200: SignInAnswer } }

/** Opens a session. Errors: `wrong-credentials` 400, `second-factor` 401 (go on with `confirmSignIn`), `too-many-requests` 429. */
export const signIn: Call<typeof signInSchema> = { name: 'signIn', method: 'POST', path: '/admin/login', public: true }

export const signOutSchema = { response: { 200: Success } }

/** Ends the session of the token that the request carries. Not part of the specification; optional for a backend. */
export const signOut: Call<typeof signOutSchema> = { name: 'signOut', method: 'POST', path: '/admin/logout' }
