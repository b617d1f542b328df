import { atom } from 'nanostores'
import { ApiError } from './api/api-error.ts'
import { $configuration } from './configuration.ts'
import {
  adminSorts,
  changeEmail as emailCall,
  changePassword as passwordCall,
  confirmOtp as otpCall,
  createAdmin as createCall,
  listAdmins,
  readAdminProfile,
  saveAdminProfile as saveCall,
  type AdminListItem,
  type AdminProfile,
  type AdminSort,
  type CreateAdminBody,
  type ListAdminsQuery,
} from './contract/admins.ts'
import { roleOf } from './contract/session.ts'
import { request } from './api/http.ts'
import { adoptIdentity } from './identity.ts'
import { isJoinedWithin, joinedDays, withJoinedTimes } from './lists/joined.ts'
import { listsOf } from './lists/list-factory.ts'
import { readList } from './lists/read-list.ts'
import { refresh } from './resources/cache.ts'
import { createResource, refreshOnConflict } from './resources/resource.ts'
import { $accessToken, $currentUser, $ownEmail, setCurrentUser, toldRole } from './session/session-state.ts'
import type { PageQuery, WholeListRules } from './lists/whole-list.ts'

export type AdminQuery = PageQuery & Omit<ListAdminsQuery, keyof PageQuery> & { sort?: AdminSort }

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string => `${first_name} ${last_name}`.trim()

const rules: WholeListRules<AdminListItem, AdminQuery> = {
  keeps: ({ createdAt }, query) => isJoinedWithin(createdAt, query),
  texts: (admin) => [nameOf(admin), admin.email],
  value: (admin, sort) => (sort === 'name' ? nameOf(admin) : admin[sort as 'email' | 'createdAt'] || null),
  id: ({ id }) => id,
}

/** Creates the list of admins. For superadmins only: another role would get a 403, which ends its session. */
export const { create: createAdminList } = listsOf<AdminListItem, AdminQuery>('admins', () => ({
  rules,
  choices: { sorts: adminSorts, filters: joinedDays },
  read: readAdmins,
}))

async function readAdmins(query: AdminQuery) {
  // A mounted list refetches when another user signs in, also in another tab. A 403 would end that session.
  if (!$configuration.get().getToken && $currentUser.get().role !== 'superadmin')
    throw new ApiError('forbidden', 'This role may not list admins')
  return readList({ domain: 'admins', send: (asked) => request(listAdmins, { query: withJoinedTimes(asked) }), rules }, query)
}

const own = 'own'

export const profileResource = () => createResource<AdminProfile>('profile', atom(own), readProfile)

/**
 * Prefetches the profile, which also updates the header.
 * A profile screen that mounts next reuses the request or its response.
 */
export const prefetchProfile = (): void => profileResource().prefetch(own)

async function readProfile(): Promise<AdminProfile> {
  const show = profileShower()
  const admit = adoptIdentity()
  const { data } = await request(readAdminProfile)
  show(data)
  admit(data.email)
  return data
}

/**
 * Returns a function that stores name, role and picture for the header.
 * It does nothing in a portal, or if the session has ended or changed since the request began.
 */
function profileShower(): (profile: AdminProfile) => void {
  const token = $accessToken.get()
  return (profile) => {
    if ($configuration.get().getToken || !token || $accessToken.get() !== token) return
    // Picture URLs expire and roles change. If the profile has no role, keep the one from sign-in.
    const role = roleOf(profile.role) ?? toldRole()
    // Keep the known email if the profile has none: it identifies the session's admin.
    const email = profile.email || ($ownEmail.get() ?? '')
    setCurrentUser({ name: nameOf(profile), role, profile_picture: profile.profile_picture }, email)
  }
}

export async function refreshCurrentUser(): Promise<void> {
  await readProfile()
}

/**
 * Saves the admin's own profile. `form` holds the fields in `adminProfileFields`, `profile_picture` and `version`.
 * Fetches the profile afterward, because some backends do not return it.
 * Returns the new email if a code, sent to it, must confirm it by `confirmOtp`.
 * Errors: `validation`, `conflict`, `too-large`, `unsupported-media`.
 */
export async function saveAdminProfile(form: FormData): Promise<string | undefined> {
  const answer: { confirm_email?: unknown } = await refreshOnConflict(request(saveCall, { form }), 'profile')
  refresh('profile', 'admins')
  prefetchProfile()
  const email = answer.confirm_email
  return typeof email === 'string' && email !== '' ? email : undefined
}

/** Creates an admin with the role 'admin'. For superadmins only. Errors: `forbidden`, `validation` (email `taken`). */
export async function createAdmin(admin: Omit<CreateAdminBody, 'role'>): Promise<void> {
  await request(createCall, { body: { ...admin, role: 'admin' } })
  refresh('admins')
}

/** Changes the admin's own password. Errors: `wrong-credentials` with the field `oldPassword`, `validation`. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await request(passwordCall, { body: { oldPassword, newPassword } })
}

/** Sends a confirmation code to the new address. Errors: `validation`, `too-many-requests`. */
export async function changeEmail(email: string): Promise<void> {
  await request(emailCall, { body: { email } })
}

/** Confirms the new address with the code. Errors: `otp-wrong`, `otp-expired`, `otp-used-up`. */
export async function confirmOtp(otp: string): Promise<void> {
  await request(otpCall, { body: { otp } })
  refresh('profile')
}
