import { atom, computed, onMount } from 'nanostores'
import { $configuration, type GetToken } from './configuration.ts'
import { readAdminProfile } from './contract/admins.ts'
import { request } from './http.ts'
import { $accessToken, $expired, $ownEmail, $signedIn, restoreSession, normalizeEmail } from './session-state.ts'

// A portal tells nothing but tokens, so the server is asked whose they are.
const $portalEmail = atom<string | undefined>()

/** Whose session it is, by email, as far as that is known. Where it has expired, whose it was. */
export const $admin = computed([$configuration, $ownEmail, $portalEmail], ({ getToken }, own, portal) => (getToken ? portal : own))

/** Counts how often another admin has come in the place of the one before: nothing that one has typed may stay on screen. */
export const $userChanges = atom(0)

function compare(before: string | undefined, now: string | undefined): void {
  if (before && now && before !== now) $userChanges.set($userChanges.get() + 1)
}

let lastOwn: string | undefined

function keepOwn(): void {
  lastOwn = $ownEmail.get() ?? lastOwn
}

// The panel's own session begins with its token, in this tab or in another. An email that comes before the token may be another admin's.
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

/** When something was asked of a portal's session. */
interface Moment {
  getToken: GetToken | undefined
  sessionEpoch: number
}

// Counts what may have put another admin in the place of the one before.
let sessionEpoch = 0
$expired.listen((expired) => expired && invalidateIdentity())

let verifiedAt: Moment | undefined

const now = (): Moment => ({ getToken: $configuration.get().getToken, sessionEpoch })
const isNow = (moment: Moment | undefined): boolean =>
  moment?.getToken === $configuration.get().getToken && moment?.sessionEpoch === sessionEpoch

/** From now on it may be another admin's session. */
export function invalidateIdentity(): void {
  sessionEpoch += 1
}

/** For a question that is about to be put to the server: takes the email in its answer for a portal's admin, unless there may be another since. */
export function adoptIdentity(): (email: string) => void {
  const asked = now()
  return (email) => {
    if (!asked.getToken || !isNow(asked)) return
    const admin = normalizeEmail(email)
    // While nothing has expired, another email is the same admin's new one.
    const before = verifiedAt?.sessionEpoch === sessionEpoch ? undefined : $portalEmail.get()
    verifiedAt = asked
    $portalEmail.set(admin)
    compare(before, admin)
  }
}

let asking: { at: Moment; answer: Promise<void> } | undefined

/** Asks the server whose session it is; once for all who want to know at the same time. */
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

/** Whether `$admin` is true of this moment. The panel's own session always knows. */
export const isIdentityKnown = (): boolean => !$configuration.get().getToken || isNow(verifiedAt)

/** Makes sure that it is. */
export async function ensureIdentity(): Promise<void> {
  while (!isIdentityKnown()) await fetchIdentity()
}
