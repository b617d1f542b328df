import { readAdminProfile } from './contract/admins.ts'
import { request } from './http.ts'
import { setCurrentUser } from './session-state.ts'

/** Brings the header's name, role and picture up to date: addresses of pictures expire, and another admin may have changed the role. */
export async function refreshCurrentUser(): Promise<void> {
  const { data } = await request(readAdminProfile)
  const { first_name, last_name, role = 'admin', profile_picture } = data
  setCurrentUser({ name: `${first_name} ${last_name}`.trim(), role, profile_picture })
}
