import type { AdminProfile } from '../../../src/core/contract/admins.ts'
import type { Admin } from './admins-repository.ts'
import type { pictureAddress } from '../pictures/picture-address.ts'

/** Converts an admin's row to the profile of the contract. */
export const toProfile = (admin: Admin, addressOf: ReturnType<typeof pictureAddress>): AdminProfile => ({
  first_name: admin.firstName,
  last_name: admin.lastName,
  email: admin.email,
  city: admin.city,
  state: admin.state,
  country: admin.country,
  address: admin.address,
  description: admin.description,
  profile_picture: addressOf(admin.picture),
  createdAt: admin.createdAt.toISOString(),
  role: admin.role,
  version: admin.version,
})
