import { Type, type Static } from 'typebox'
import type { Call } from './call.ts'
import { Role } from './session.ts'

const Text = Type.Union([Type.String(), Type.Null()])

export const AdminProfile = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  city: Text,
  state: Text,
  country: Text,
  address: Text,
  description: Text,
  profile_picture: Text,
  createdAt: Type.String({ format: 'date-time' }),
  role: Type.Optional(Role),
})
export type AdminProfile = Static<typeof AdminProfile>

export const readAdminProfileSchema = {
  response: { 200: Type.Object({ success: Type.Boolean(), data: AdminProfile }) },
}

/** The profile of whoever is signed in. */
export const readAdminProfile: Call<typeof readAdminProfileSchema> = { method: 'GET', path: '/admin/profile' }
