import { atom } from 'nanostores'
import { ApiError } from './api-error.ts'
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
import { request } from './http.ts'
import { adoptIdentity } from './identity.ts'
import { listsOf } from './lists.ts'
import { createResource, refreshOnConflict, refresh } from './resource.ts'
import { $accessToken, $currentUser, $ownEmail, setCurrentUser } from './session-state.ts'
import type { PageQuery, WholeListRules } from './whole-list.ts'

export type AdminQuery = PageQuery & Omit<ListAdminsQuery, keyof PageQuery> & { sort?: AdminSort }

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string => `${first_name} ${last_name}`.trim()

const rules: WholeListRules<AdminListItem, AdminQuery> = {
  keeps: () => true,
  text: (admin) => `${nameOf(admin)} ${admin.email}`,
  value: (admin, sort) => (sort === 'name' ? nameOf(admin) : admin[sort as 'email' | 'createdAt'] || null),
  id: ({ id }) => id,
}

/** Superadmins only; another role must not ask, because the refusal would end its session. */
export const { create: createAdminList } = listsOf<AdminListItem, AdminQuery>(() => ({
  domain: 'admins',
  rules,
  choices: { sorts: adminSorts },
  read: readAdmins,
}))

async function readAdmins(query: AdminQuery) {
  // A list that is still on screen reads anew when someone else signs in, also in another tab.
  if (!$configuration.get().getToken && $currentUser.get().role !== 'superadmin')
    throw new ApiError('forbidden', 'This role may not list admins')
  return request(listAdmins, { query })
}

const own = 'own'

/** The profile of whoever is signed in. */
export const profileResource = () => createResource<AdminProfile>('profile', atom(own), readProfile)

/** Asks for that profile, which brings the header up to date. A screen that shows it finds the question asked already, or even answered. */
export const prefetchProfile = (): void => void profileResource().prefetch(own)

async function readProfile(): Promise<AdminProfile> {
  const show = profileShower()
  const admit = adoptIdentity()
  const { data } = await request(readAdminProfile)
  show(data)
  admit(data.email)
  return data
}

/** Keeps what the header shows, for the panel's own session only, and not after it has ended meanwhile. */
function profileShower(): (profile: AdminProfile) => void {
  const token = $accessToken.get()
  return (profile) => {
    if ($configuration.get().getToken || !token || $accessToken.get() !== token) return
    // Addresses of pictures expire, and a role may have changed. A profile without one leaves the role that the login named.
    const role = roleOf(profile.role) ?? $currentUser.get().role
    // Whose session it is must stay known where the profile leaves it out.
    const email = profile.email || ($ownEmail.get() ?? '')
    setCurrentUser({ name: nameOf(profile), role, profile_picture: profile.profile_picture }, email)
  }
}

/** Brings the header's name, role and picture up to date. */
export async function refreshCurrentUser(): Promise<void> {
  await readProfile()
}

/**
 * Multipart fields as `adminProfileFields` names them, `profile_picture` and `version`. The saved profile is then fetched, because not every backend answers it.
 * Errors: `validation`, `conflict`, `too-large`, `unsupported-media`.
 */
export async function saveAdminProfile(form: FormData): Promise<void> {
  await refreshOnConflict(request(saveCall, { form }), 'profile')
  refresh('profile', 'admins')
  prefetchProfile()
}

/** Superadmins only; the role of the new one is always 'admin'. Errors: `forbidden`, `validation` (email `taken`). */
export async function createAdmin(admin: Omit<CreateAdminBody, 'role'>): Promise<void> {
  await request(createCall, { body: { ...admin, role: 'admin' } })
  refresh('admins')
}

/** Errors: `wrong-credentials` with the field `oldPassword`, `validation`. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await request(passwordCall, { body: { oldPassword, newPassword } })
}

/** Has a code sent to the new address. Errors: `validation`, `too-many-requests`. */
export async function changeEmail(email: string): Promise<void> {
  await request(emailCall, { body: { email } })
}

/** Confirms the new address. Errors: `otp-wrong`, `otp-expired`, `otp-used-up`. */
export async function confirmOtp(otp: string): Promise<void> {
  await request(otpCall, { body: { otp } })
  refresh('profile')
}
