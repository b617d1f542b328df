import { persistentAtom, persistentJSON } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { roleOf, type Role, type SignInAnswer } from './contract/session.ts'
import { announce, type PageEvents } from './page-events.ts'

export interface CurrentUser {
  name: string
  role: Role
  profile_picture: string | null
}

type Flag = 'true' | 'false' | undefined

// The keys of the specification, §3. The stores follow changes that other tabs make.
export const $accessToken = persistentAtom<string | undefined>('access_token')
const $token = persistentAtom<string | undefined>('token')
const $login = persistentAtom<Flag>('login')
const $authenticated = persistentAtom<Flag>('authenticated')
const $name = persistentAtom<string | undefined>('Name')
const $profileUrl = persistentAtom<string | undefined>('profileURL')
const $authProfile = persistentJSON<(CurrentUser & { email?: string }) | undefined>('auth0_profile', undefined)

/** Whether requests no longer get through, from `session-expired` to `session-restored`. */
export const $expired = atom(false)

/** The guard's question: is one of the two flags set? */
export const $signedIn = computed([$login, $authenticated], (...flags) => flags.includes('true'))

/** Who is signed in, for the header. */
export const $currentUser = computed([$name, $profileUrl, $authProfile], (name, picture, profile): CurrentUser => ({
  name: name ?? profile?.name ?? '',
  role: roleOf(profile?.role) ?? 'admin',
  profile_picture: picture ?? profile?.profile_picture ?? null,
}))

/** Who is signed in for certain: names may be shared, emails are not. It stays when the session expires, and goes with Log Out. */
export const $ownEmail = computed($authProfile, (profile) => profile?.email)

/** Keeps what the header shows, and whose it is. */
export function setCurrentUser(user: CurrentUser, email: string): void {
  $authProfile.set({ ...user, email: normalizeEmail(email) })
  $name.set(user.name)
  $profileUrl.set(user.profile_picture ?? undefined)
}

/** One spelling of an email, as the server takes them all for one. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

export function startSession({ name, access_token, profile_picture, role }: SignInAnswer, email: string): void {
  // Nobody may take the former token for the new admin's.
  dropTokens()
  setCurrentUser({ name, role: roleOf(role) ?? 'admin', profile_picture }, email)
  $token.set(access_token)
  $accessToken.set(access_token)
  $authenticated.set('true')
  // Last, because the panel moves on when it sees the flag.
  $login.set('true')
  restoreSession()
}

const dropTokens = () => [$token, $accessToken].forEach(($key) => $key.set(undefined))

/** Log Out, §4: the stored profile, tokens, name and login value go, and `authenticated` is false. */
export function endSession(): void {
  for (const $key of [$profileUrl, $token, $accessToken, $authProfile, $name, $login]) $key.set(undefined)
  $authenticated.set('false')
  announce('signed-out')
}

/** A 401 or 403, §4: the token goes and the login flags are false; name and picture stay for the next sign-in. */
export function dropSession(): void {
  dropTokens()
  for (const $flag of [$login, $authenticated]) $flag.set('false')
}

/** Says once that requests no longer get through. */
export function expireSession(reason: PageEvents['session-expired']['reason']): void {
  if ($expired.get()) return
  $expired.set(true)
  announce('session-expired', { reason })
}

/** Says once that they do again. */
export function restoreSession(): void {
  if (!$expired.get()) return
  $expired.set(false)
  announce('session-restored')
}
