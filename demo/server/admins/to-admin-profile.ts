import type { AdminProfile } from '../../../src/core/contract/admins.ts'
import type { Admin } from './admins-repository.ts'
import type { EmbedSession } from '../portals/embed-sessions-repository.ts'
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

/**
 * Returns a profile for a portal's user. Its email is the user's id in the portal: elements tell users apart by the email,
 * so that one user's drafts stay hidden from the next.
 */
export const toPortalProfile = ({ actor, createdAt }: EmbedSession): AdminProfile => ({
  first_name: actor.portalUserName,
  last_name: '',
  email: actor.portalUserId,
  city: null,
  state: null,
  country: null,
  address: null,
  description: null,
  profile_picture: null,
  createdAt: createdAt.toISOString(),
  role: 'admin',
})
