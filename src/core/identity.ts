import { atom, computed } from 'nanostores'
import { $configuration, type GetToken } from './configuration.ts'
import { readAdminProfile } from './contract/admins.ts'
import { request } from './http.ts'
import { $expired, $ownEmail, sameForAll } from './session-state.ts'

// A portal tells nothing but tokens, so the server is asked whose they are.
const $portalEmail = atom<string | undefined>()
let tellsBy: GetToken | undefined
let inDoubt = false
$expired.listen((expired) => (inDoubt ||= expired))

/** Whose session it is, by email, as far as that is known. Where it has expired, whose it was. */
export const $admin = computed([$configuration, $ownEmail, $portalEmail], ({ getToken }, own, portal) => (getToken ? portal : own))

/** Counts how often another admin has come in the place of the one before: nothing that one has typed may stay on screen. */
export const $takeovers = atom(0)

let lastOwn: string | undefined

function compare(before: string | undefined, now: string | undefined): void {
  if (before && now && before !== now) $takeovers.set($takeovers.get() + 1)
}

/** The panel's own session has begun, after that of `before`, who is unknown after Log Out. */
export function admitOwn(before: string | undefined): void {
  const now = $ownEmail.get()
  compare(before ?? lastOwn, now)
  lastOwn = now
}

/** What the server says of a portal's admin. While nothing has expired, another email is the same admin's new one. */
export function admitPortal(email: string): void {
  const { getToken } = $configuration.get()
  if (!getToken) return
  const admin = sameForAll(email)
  const before = inDoubt ? $portalEmail.get() : undefined
  inDoubt = false
  tellsBy = getToken
  $portalEmail.set(admin)
  compare(before, admin)
}

/** From now on it may be another admin's session. */
export function doubtAdmin(): void {
  inDoubt = true
}

let asking: Promise<void> | undefined

/** Asks the server whose session it is; once for all who want to know at the same time. */
export function askAdmin(): Promise<void> {
  return (asking ??= request(readAdminProfile)
    .then((answer) => admitPortal(answer.data.email))
    .finally(() => (asking = undefined)))
}

/** Whether `$admin` is true of this moment. The panel's own session always knows. */
export function isAdminKnown(): boolean {
  const { getToken } = $configuration.get()
  return !getToken || (getToken === tellsBy && !inDoubt)
}

/** Makes sure that it is. */
export async function knowAdmin(): Promise<void> {
  if (!isAdminKnown()) await askAdmin()
}
