import { atom, computed, onMount } from 'nanostores'
import { $configuration, type GetToken } from './configuration.ts'
import { readAdminProfile } from './contract/admins.ts'
import { request } from './api/http.ts'
import { $accessToken, $expired, $ownEmail, $signedIn, restoreSession, normalizeEmail } from './session/session-state.ts'

// A portal provides only tokens. The server's profile response tells which admin they belong to.
const $portalEmail = atom<string | undefined>()

/** Email of the session's admin; undefined if unknown. Keeps its value after the session expires. */
export const $admin = computed([$configuration, $ownEmail, $portalEmail], ({ getToken }, own, portal) => (getToken ? portal : own))

/**
 * Counts how often another admin took over the session.
 * Clear all inputs then: one admin's input must not stay visible to the next.
 */
export const $userChanges = atom(0)

function compare(before: string | undefined, now: string | undefined): void {
  if (before && now && before !== now) $userChanges.set($userChanges.get() + 1)
}

let lastOwn: string | undefined

function keepOwn(): void {
  lastOwn = $ownEmail.get() ?? lastOwn
}

// The panel's own session starts with its token, in this tab or another one.
// An email that arrives before the token may belong to another admin.
onMount($userChanges, () => {
  keepOwn()
  const stops = [
    $ownEmail.listen(() => $accessToken.get() && keepOwn()),
    $accessToken.listen((token) => {
      if (!token || $configuration.get().getToken) return
      compare(lastOwn, $ownEmail.get())
      keepOwn()
    }),
    $signedIn.listen((signedIn) => {
      if (signedIn && !$configuration.get().getToken) restoreSession()
    }),
  ]
  return () => stops.forEach((stop) => stop())
})

/** State of a portal's session at the time of a request. */
interface Moment {
  getToken: GetToken | undefined
  sessionEpoch: number
}

// Increases whenever another admin may have taken over the session.
let sessionEpoch = 0
$expired.listen((expired) => expired && invalidateIdentity())

let verifiedAt: Moment | undefined

const now = (): Moment => ({ getToken: $configuration.get().getToken, sessionEpoch })
const isNow = (moment: Moment | undefined): boolean =>
  moment?.getToken === $configuration.get().getToken && moment?.sessionEpoch === sessionEpoch

/** Marks the portal's admin as unknown, because the next token may belong to another admin. */
export function invalidateIdentity(): void {
  sessionEpoch += 1
}

/**
 * Call before a profile request. Returns a function that takes the email in the response as the portal's admin.
 * The function does nothing if another admin may have taken over since the request.
 */
export function adoptIdentity(): (email: string) => void {
  const asked = now()
  return (email) => {
    if (!asked.getToken || !isNow(asked)) return
    const admin = normalizeEmail(email)
    // Within one session epoch, a different email means that the same admin changed it.
    const before = verifiedAt?.sessionEpoch === sessionEpoch ? undefined : $portalEmail.get()
    verifiedAt = asked
    $portalEmail.set(admin)
    compare(before, admin)
  }
}

let asking: { at: Moment; answer: Promise<void> } | undefined

/** Fetches the profile to identify the session's admin. Concurrent calls share one request. */
export function fetchIdentity(): Promise<void> {
  if (asking && isNow(asking.at)) return asking.answer
  const admit = adoptIdentity()
  const answer = request(readAdminProfile)
    .then(({ data }) => admit(data.email))
    .finally(() => {
      if (asking?.answer === answer) asking = undefined
    })
  asking = { at: now(), answer }
  return answer
}

/** Returns true if `$admin` is up to date. Always true for the panel's own session. */
export const isIdentityKnown = (): boolean => !$configuration.get().getToken || isNow(verifiedAt)

/** Resolves when `$admin` is up to date. Fetches the profile if necessary. */
export async function ensureIdentity(): Promise<void> {
  while (!isIdentityKnown()) await fetchIdentity()
}
