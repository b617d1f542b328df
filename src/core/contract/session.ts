import { Type, type Static } from 'typebox'
import type { Call } from './call.ts'
import { TypedText } from './fields.ts'
import { Success } from './success.ts'

export const roles = ['admin', 'superadmin'] as const
export type Role = (typeof roles)[number]
export const Role = Type.Enum(roles)

export const SignInBody = Type.Object({ email: TypedText('email'), password: TypedText('password') })
export type SignInBody = Static<typeof SignInBody>

/** `role` is this product's addition; a backend that leaves it out means 'admin'. */
export const SignInAnswer = Type.Object({
  success: Type.Optional(Type.Boolean()),
  name: Type.String(),
  access_token: Type.String(),
  profile_picture: Type.Union([Type.String(), Type.Null()]),
  role: Type.Optional(Role),
})
export type SignInAnswer = Static<typeof SignInAnswer>

export const signInSchema = { body: SignInBody, response: { 200: SignInAnswer } }

/** Errors: `wrong-credentials` 400, `too-many-requests` 429. */
export const signIn: Call<typeof signInSchema> = { method: 'POST', path: '/admin/login', public: true }

export const signOutSchema = { response: { 200: Success } }

/** Our own call, beside those of the specification: ends the session of the token that it carries. A backend may do without. */
export const signOut: Call<typeof signOutSchema> = { method: 'POST', path: '/admin/logout' }
