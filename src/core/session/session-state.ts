import { persistentAtom, persistentJSON } from '../persistent.ts'
import { atom, computed } from 'nanostores'
import { $configuration } from '../configuration.ts'
import { roleOf, type Role, type SignInAnswer } from '../contract/session.ts'
import { cleanText } from '../contract/typed-text.ts'
import { announce, type PageEvents } from './page-events.ts'

export interface CurrentUser {
  name: string
  role: Role
  profile_picture: string | null
}

/** The signed-in admin as the backend describes them. The role is undefined if it tells none. */
export type UserProfile = Omit<CurrentUser, 'role'> & { role?: Role | undefined }

type Flag = 'true' | 'false' | undefined

// Storage keys of the specification, §3. The stores follow changes in other tabs.
export const $accessToken = persistentAtom<string | undefined>('access_token')
const $token = persistentAtom<string | undefined>('token')
const $login = persistentAtom<Flag>('login')
export const $authenticated = persistentAtom<Flag>('authenticated')
const $name = persistentAtom<string | undefined>('Name')
const $profileUrl = persistentAtom<string | undefined>('profileURL')
const $authProfile = persistentJSON<(UserProfile & { email?: string }) | undefined>('auth0_profile', undefined)

/** True while requests fail, from `session-expired` to `session-restored`. */
export const $expired = atom(false)

/** Role that the backend told last, at the sign-in or in the profile. Undefined if it tells none. */
export const toldRole = (): Role | undefined => roleOf($authProfile.get()?.role)

/** Route guard of the panel: true if one of the two flags is set. */
export const $signedIn = computed([$login, $authenticated], (...flags) => flags.includes('true'))

export const $currentUser = computed(
  [$name, $profileUrl, $authProfile, $configuration],
  (name, picture, profile, { role }): CurrentUser => ({
    name: name ?? profile?.name ?? '',
    role: roleOf(profile?.role) ?? roleOf(role) ?? 'admin',
    profile_picture: picture ?? profile?.profile_picture ?? null,
  }),
)

/** Email that identifies the panel's admin; names are not unique. Stays after the session expires; Log Out removes it. */
export const $ownEmail = computed($authProfile, (profile) => profile?.email)

export function setCurrentUser(user: UserProfile, email: string): void {
  $authProfile.set({ ...user, email: normalizeEmail(email) })
  $name.set(user.name)
  $profileUrl.set(user.profile_picture ?? undefined)
}

/** Normalizes an email. The server treats all these spellings as the same address. */
export const normalizeEmail = (email: string): string => cleanText('email', email).toLowerCase()

export function startSession({ name, access_token, profile_picture, role }: SignInAnswer, email: string): void {
  // Drop the previous tokens first, so that no request uses them for the new admin.
  dropTokens()
  setCurrentUser({ name, role: roleOf(role), profile_picture }, email)
  $token.set(access_token)
  $accessToken.set(access_token)
  $authenticated.set('true')
  // Set this flag last, because the panel navigates when it changes.
  $login.set('true')
  restoreSession()
}

const dropTokens = () => [$token, $accessToken].forEach(($key) => $key.set(undefined))

/**
 * Log Out, §4: removes the stored profile, tokens, name and login value, and sets `authenticated` to false.
 * Fires `signed-out`.
 */
export function endSession(): void {
  for (const $key of [$profileUrl, $token, $accessToken, $authProfile, $name, $login]) $key.set(undefined)
  $authenticated.set('false')
  announce('signed-out')
}

/** After a 401 or 403, §4: removes the token and sets the login flags to false. Keeps name and picture for the next sign-in. */
export function dropSession(): void {
  dropTokens()
  for (const $flag of [$login, $authenticated]) $flag.set('false')
}

/** Fires `session-expired`, unless the session has already expired. */
export function expireSession(reason: PageEvents['session-expired']['reason']): void {
  if ($expired.get()) return
  $expired.set(true)
  announce('session-expired', { reason })
}

/** Fires `session-restored` if the session had expired. */
export function restoreSession(): void {
  if (!$expired.get()) return
  $expired.set(false)
  announce('session-restored')
}
