import { Type, type Static } from 'typebox'
import { adminStatuses } from './admin-accounts.ts'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { DateTime, Identifier, Picture, Text, TypedText, Version } from './fields.ts'
import { JoinedFrom, JoinedTo, listOf, listQueryOf } from './list.ts'
import { AnsweredRole } from './session.ts'
import { Success } from './success.ts'

export const AdminProfile = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  city: Text,
  state: Text,
  country: Text,
  address: Text,
  description: Text,
  profile_picture: Picture,
  createdAt: DateTime,
  role: Type.Optional(AnsweredRole),
  version: Version,
})
export type AdminProfile = AsRead<Static<typeof AdminProfile>>

const ProfileAnswer = Type.Object({ success: Type.Boolean(), data: AdminProfile })

export const readAdminProfileSchema = { response: { 200: ProfileAnswer } }

/** Returns the profile of the signed-in admin. */
export const readAdminProfile: Call<typeof readAdminProfileSchema> = { name: 'readAdminProfile', method: 'GET', path: '/admin/profile' }

/** Multipart fields of the admin's own profile. An omitted field keeps its value. */
export const adminProfileFields = ['first_name', 'last_name', 'email', 'city', 'state', 'country', 'address', 'description'] as const
export type AdminProfileField = (typeof adminProfileFields)[number]

const SavedProfileAnswer = Type.Object({
  success: Type.Boolean(),
  data: AdminProfile,
  confirm_email: Type.Optional(Type.String({ description: 'New email that got a code. It changes after `POST /admin/confirm/otp`.' })),
})

export const saveAdminProfileSchema = { response: { 200: SavedProfileAnswer } }

/**
 * Saves the admin's own profile. Multipart: `adminProfileFields`, `profile_picture` (file), `version` (optional).
 * A new email gets a code, and changes after `confirmOtp`; other backends may change it at once.
 * Errors: `validation`, `conflict`, `too-large`, `unsupported-media`, `too-many-requests` (codes), `verification-required` (another email).
 */
export const saveAdminProfile: Call<typeof saveAdminProfileSchema> = { name: 'saveAdminProfile', method: 'POST', path: '/admin/profile' }

export const adminSorts = ['name', 'email', 'createdAt'] as const
export type AdminSort = (typeof adminSorts)[number]

export const AdminListItem = Type.Object({
  id: Identifier,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  profile_picture: Picture,
  createdAt: DateTime,
  role: Type.Optional(AnsweredRole),
  status: Type.Optional(Type.Enum(adminStatuses)),
  second_factor: Type.Optional(Type.Boolean({ description: 'Signs in with a second factor.' })),
})
export type AdminListItem = AsRead<Static<typeof AdminListItem>>

export const ListAdminsQuery = listQueryOf(adminSorts, { joined_from: JoinedFrom, joined_to: JoinedTo })
export type ListAdminsQuery = Static<typeof ListAdminsQuery>

export const listAdminsSchema = { querystring: ListAdminsQuery, response: { 200: listOf(AdminListItem) } }

/** Lists admins. For superadmins only. Errors: `forbidden`. */
export const listAdmins: Call<typeof listAdminsSchema> = { name: 'listAdmins', method: 'GET', path: '/admin/list' }

export const CreateAdminBody = Type.Object(
  {
    first_name: TypedText('first_name'),
    last_name: TypedText('last_name'),
    email: TypedText('email'),
    city: Type.Optional(TypedText('city')),
    country: Type.Optional(TypedText('country')),
    password: TypedText('password'),
    address: Type.Optional(TypedText('address')),
    description: Type.Optional(TypedText('description')),
    role: Type.Literal('admin'),
  },
  { additionalProperties: Type.String({ description: 'Other text fields are ignored.' }) },
)
export type CreateAdminBody = Static<typeof CreateAdminBody>

export const createAdminSchema = { body: CreateAdminBody, response: { 200: Success } }

/** Creates an admin. For superadmins only. Errors: `forbidden`, `verification-required`, `validation` (email `taken`). */
export const createAdmin: Call<typeof createAdminSchema> = { name: 'createAdmin', method: 'POST', path: '/admin/create' }

export const changePasswordSchema = {
  body: Type.Object({ oldPassword: TypedText('oldPassword'), newPassword: TypedText('newPassword') }),
  response: { 200: Success },
}

/**
 * Changes the password and ends every session of the admin.
 * Errors: `wrong-credentials` 400 with `oldPassword` `incorrect`, `validation`, `too-many-requests`.
 */
export const changePassword: Call<typeof changePasswordSchema> = { name: 'changePassword', method: 'PATCH', path: '/admin/update/password' }

export const changeEmailSchema = { body: Type.Object({ email: TypedText('email') }), response: { 200: Success } }

/**
 * Sends a code to the new address. The email changes only after `confirmOtp`.
 * Errors: `verification-required`, `validation` (email `invalid`, `taken`, `unchanged`), `too-many-requests`.
 */
export const changeEmail: Call<typeof changeEmailSchema> = { name: 'changeEmail', method: 'PATCH', path: '/admin/update/email' }

/** Minutes for which a code is valid. */
export const otpLifetime = 10
export const otpTries = 5

export const confirmOtpSchema = { body: Type.Object({ otp: Type.String({ maxLength: 10 }) }), response: { 200: Success } }

/**
 * Confirms the new address. Errors: `otp-wrong`, `otp-expired`, `otp-used-up` (too many attempts, or already used), all 400;
 * `validation` (otp `incomplete`, email `taken` meanwhile).
 */
export const confirmOtp: Call<typeof confirmOtpSchema> = { name: 'confirmOtp', method: 'POST', path: '/admin/confirm/otp' }
