import { atom, computed, onMount } from 'nanostores'
import { $configuration, type GetToken } from './configuration.ts'
import { readAdminProfile } from './contract/admins.ts'
import { request } from './http.ts'
import { $accessToken, $expired, $ownEmail, $signedIn, restoreSession, sameForAll } from './session-state.ts'

// A portal tells nothing but tokens, so the server is asked whose they are.
const $portalEmail = atom<string | undefined>()

/** Whose session it is, by email, as far as that is known. Where it has expired, whose it was. */
export const $admin = computed([$configuration, $ownEmail, $portalEmail], ({ getToken }, own, portal) => (getToken ? portal : own))

/** Counts how often another admin has come in the place of the one before: nothing that one has typed may stay on screen. */
export const $takeovers = atom(0)

function compare(before: string | undefined, now: string | undefined): void {
  if (before && now && before !== now) $takeovers.set($takeovers.get() + 1)
}

let lastOwn: string | undefined

function keepOwn(): void {
  lastOwn = $ownEmail.get() ?? lastOwn
}

// The panel's own session begins with its token, in this tab or in another. An email that comes before the token may be another admin's.
onMount($takeovers, () => {
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
  doubts: number
}

// Counts what may have put another admin in the place of the one before.
let doubts = 0
$expired.listen((expired) => expired && doubtAdmin())

let told: Moment | undefined

const now = (): Moment => ({ getToken: $configuration.get().getToken, doubts })
const isNow = (moment: Moment | undefined): boolean => moment?.getToken === $configuration.get().getToken && moment?.doubts === doubts

/** From now on it may be another admin's session. */
export function doubtAdmin(): void {
  doubts += 1
}

/** For a question that is about to be put to the server: takes the email in its answer for a portal's admin, unless there may be another since. */
export function portalAdmission(): (email: string) => void {
  const asked = now()
  return (email) => {
    if (!asked.getToken || !isNow(asked)) return
    const admin = sameForAll(email)
    // While nothing has expired, another email is the same admin's new one.
    const before = told?.doubts === doubts ? undefined : $portalEmail.get()
    told = asked
    $portalEmail.set(admin)
    compare(before, admin)
  }
}

let asking: { at: Moment; answer: Promise<void> } | undefined

/** Asks the server whose session it is; once for all who want to know at the same time. */
export function askAdmin(): Promise<void> {
  if (asking && isNow(asking.at)) return asking.answer
  const admit = portalAdmission()
  const answer = request(readAdminProfile)
    .then(({ data }) => admit(data.email))
    .finally(() => {
      if (asking?.answer === answer) asking = undefined
    })
  asking = { at: now(), answer }
  return answer
}

/** Whether `$admin` is true of this moment. The panel's own session always knows. */
export const isAdminKnown = (): boolean => !$configuration.get().getToken || isNow(told)

/** Makes sure that it is. */
export async function knowAdmin(): Promise<void> {
  while (!isAdminKnown()) await askAdmin()
}
