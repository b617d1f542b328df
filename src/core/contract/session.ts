import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { TypedText } from './fields.ts'
import { Success } from './success.ts'

export const roles = ['admin', 'superadmin'] as const
export type Role = (typeof roles)[number]

/** A role in an answer. Our server answers one of `roles`; another backend may answer anything, so it is read by `roleOf`. */
export const AnsweredRole = Type.Unsafe<unknown>(Type.Enum(roles))

/** The role that an answer names, in any case. One that is not listed has the rights of an admin; undefined where there is none. */
export function roleOf(answered: unknown): Role | undefined {
  if (answered === undefined || answered === null || answered === '') return undefined
  const name = typeof answered === 'string' ? answered.trim().toLowerCase() : undefined
  return roles.find((role) => role === name) ?? 'admin'
}

export const SignInBody = Type.Object({ email: TypedText('email'), password: TypedText('password') })
export type SignInBody = Static<typeof SignInBody>

/** `role` is this product's addition; a backend that leaves it out means 'admin'. */
export const SignInAnswer = Type.Object({
  success: Type.Optional(Type.Boolean()),
  name: Type.String(),
  access_token: Type.String(),
  profile_picture: Type.Union([Type.String(), Type.Null()]),
  role: Type.Optional(AnsweredRole),
})
export type SignInAnswer = AsRead<Static<typeof SignInAnswer>>

export const signInSchema = { body: SignInBody, response: { 200: SignInAnswer } }

/** Errors: `wrong-credentials` 400, `too-many-requests` 429. */
export const signIn: Call<typeof signInSchema> = { method: 'POST', path: '/admin/login', public: true }

export const signOutSchema = { response: { 200: Success } }

/** Our own call, beside those of the specification: ends the session of the token that it carries. A backend may do without. */
export const signOut: Call<typeof signOutSchema> = { method: 'POST', path: '/admin/logout' }
