import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { ActiveFlag, DateTime, Identifier, Picture, Text, TypedText, Version } from './fields.ts'
import { JoinedFrom, JoinedTo, listOf, listQueryOf } from './list.ts'
import { AnsweredPlan, plans } from './subscriptions.ts'
import { Success } from './success.ts'

export const doctorSorts = ['name', 'email', 'phone', 'practice_name', 'totalPatient', 'isActive', 'subscriptionPlan', 'createdAt'] as const
export type DoctorSort = (typeof doctorSorts)[number]

/** Row of the list of doctors. `isActive` is '1' for an active practice; any other value means inactive. */
export const DoctorListItem = Type.Object({
  id: Identifier,
  name: Type.String(),
  email: Type.String(),
  phone: Text,
  countryCode: Text,
  practice_name: Text,
  profile_picture: Picture,
  totalPatient: Type.Integer({ minimum: 0 }),
  isActive: ActiveFlag,
  subscriptionPlan: AnsweredPlan,
  createdAt: DateTime,
})
export type DoctorListItem = AsRead<Static<typeof DoctorListItem>>

export const practiceStatuses = ['active', 'inactive'] as const

export const ListDoctorsQuery = listQueryOf(doctorSorts, {
  plan: Type.Optional(Type.Enum(plans)),
  status: Type.Optional(Type.Enum(practiceStatuses)),
  joined_from: JoinedFrom,
  joined_to: JoinedTo,
})
export type ListDoctorsQuery = Static<typeof ListDoctorsQuery>

export const listDoctorsSchema = { querystring: ListDoctorsQuery, response: { 200: listOf(DoctorListItem) } }
export const listDoctors: Call<typeof listDoctorsSchema> = { name: 'listDoctors', method: 'GET', path: '/admin/doctors' }

export const DoctorDetails = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  practice_name: Text,
  address: Text,
  phone: Text,
  countryCode: Text,
  description: Text,
  profile_picture: Picture,
  role: Type.String(),
  isActive: Type.Integer({ minimum: 0, maximum: 1 }),
  subscriptionPlan: AnsweredPlan,
  createdAt: DateTime,
  version: Version,
})
export type DoctorDetails = AsRead<Static<typeof DoctorDetails>>

export const readDoctorSchema = {
  querystring: Type.Object({ doctor_id: Identifier }),
  response: { 200: Type.Object({ success: Type.Boolean(), data: DoctorDetails }) },
}

/** Returns one doctor. Errors: `not-found`. */
export const readDoctor: Call<typeof readDoctorSchema> = { name: 'readDoctor', method: 'GET', path: '/admin/doctor' }

/**
 * Multipart fields of the doctor profile, all text. An omitted field keeps its value.
 * A non-empty `password` changes the password and must equal `confirm_password`. `isActive` is '0' or '1'.
 */
export const doctorProfileFields = [
  'first_name',
  'last_name',
  'email',
  'practice_name',
  'address',
  'phone',
  'countryCode',
  'description',
  'isActive',
  'password',
  'confirm_password',
] as const
export type DoctorProfileField = (typeof doctorProfileFields)[number]

export const saveDoctorProfileSchema = {
  querystring: Type.Object({ doctor_id: Identifier }),
  response: { 200: Success },
}

/**
 * Saves a doctor's profile. Multipart: `doctorProfileFields`, `profile_picture` (file), `version` (optional).
 * Errors: `validation` (email `taken`), `not-found`, `conflict`, `too-large`, `unsupported-media`.
 */
export const saveDoctorProfile: Call<typeof saveDoctorProfileSchema> = {
  name: 'saveDoctorProfile',
  method: 'POST',
  path: '/admin/doctor/profile',
}

export const changeDoctorCredentialsSchema = {
  body: Type.Object({
    user_id: Identifier,
    email: TypedText('email'),
    phone: TypedText('phone'),
    password: TypedText('password'),
    version: Version,
  }),
  response: { 200: Success },
}

/** Changes email, phone and password of a doctor in one call. Errors: `validation` (email `taken`), `not-found`, `conflict`. */
export const changeDoctorCredentials: Call<typeof changeDoctorCredentialsSchema> = {
  name: 'changeDoctorCredentials',
  method: 'PATCH',
  path: '/admin/update/email/password',
}

export const changeDoctorPlanSchema = {
  body: Type.Object({ user_id: Identifier, subscriptionPlan: Type.Enum(plans), version: Version }),
  response: { 200: Success },
}

/**
 * Ends the current subscription and opens one with the new plan. Does nothing if the doctor already has this plan.
 * Errors: `not-found`, `conflict`.
 */
export const changeDoctorPlan: Call<typeof changeDoctorPlanSchema> = {
  name: 'changeDoctorPlan',
  method: 'POST',
  path: '/admin/doctor/subscription',
}
