import { computed, type ReadableAtom } from 'nanostores'
import { createOwnProfile } from './admins.ts'
import type { GetToken } from './configuration.ts'
import type { Role } from './contract/session.ts'
import { $currentUser } from './session-state.ts'

/**
 * The role of whoever is signed in; undefined while it is asked for. The panel's own session knows it,
 * a portal's is asked for its profile. A backend that tells no role means 'admin'.
 */
export function createRole(getToken: GetToken | undefined): ReadableAtom<Role | undefined> {
  if (!getToken) return computed($currentUser, ({ role }) => role)
  return computed(createOwnProfile(), ({ data, error }) => data?.role ?? (data ?? error ? 'admin' : undefined))
}
