import { atom, onMount, type WritableAtom } from 'nanostores'
import { ApiError } from '../api/api-error.ts'
import { $connection } from '../api/connection.ts'
import { $configuration } from '../configuration.ts'
import { $userChanges } from '../identity.ts'
import { $accessToken } from '../session/session-state.ts'
import { hasToken } from '../session/token.ts'
import { reuse } from './reuse.ts'

/** Kinds of data that a change can affect. */
const domains = [
  'subscriptions',
  'doctors',
  'patients',
  'admins',
  'profile',
  'overview',
  'portal-keys',
  'sessions',
  'second-factor',
  'activity',
] as const
export type Domain = (typeof domains)[number]

export interface Cached<Data> {
  data: Data | undefined
  /** Error of the last read. */
  error: Error | undefined
  /** Milliseconds since 1970; 0 if never read. */
  readAt: number
  /** True while data that the page itself has changed are read again. */
  isOutdated: boolean
}

/** Cached data of one key. `readers` are the functions of the resources that show it. */
export interface Entry<Data> {
  domain: Domain
  $cached: WritableAtom<Cached<Data>>
  readers: Set<Read<Data>>
  reading?: { version: string; done: Promise<void> }
}

/** `version` changes with every session, change and return to the page: compare it to know that older data are stale. */
export type Read<Data> = (version: string) => Promise<Data>

const nothing = { data: undefined, error: undefined, readAt: 0, isOutdated: false }

const entries = new Map<string, Entry<unknown>>()
const changes = new Map<Domain, number>()

// Counts how often the user has returned to the page.
let returns = 0

export function entryOf<Data>(domain: Domain, key: string): Entry<Data> {
  followSession()
  const place = `${signOuts}.${domain}?${key}`
  const entry = entries.get(place) ?? { domain, $cached: atom<Cached<unknown>>(nothing), readers: new Set() }
  entries.set(place, entry)
  return entry as Entry<Data>
}

const versionOf = (domain: Domain) => `${sessions}.${changes.get(domain) ?? 0}`

/** Reads the entry, or joins the read that is running. A response that is older than the last change or session is dropped. */
export function readEntry<Data>(entry: Entry<Data>, read: Read<Data>): Promise<void> {
  const version = versionOf(entry.domain)
  if (entry.reading?.version === version) return entry.reading.done
  const settle = (outcome: Partial<Cached<Data>> | undefined) => {
    const isLatest = entry.reading?.done === done
    if (isLatest) delete entry.reading
    if (!outcome || !isLatest || version !== versionOf(entry.domain)) return
    entry.$cached.set({ ...entry.$cached.get(), error: undefined, readAt: Date.now(), isOutdated: false, ...outcome })
  }
  const done = read(`${version}.${returns}`).then(
    (data) => settle(isShown(entry) || hasToken() ? { data: reuse(entry.$cached.get().data, data) } : undefined),
    (error: unknown) => {
      // Load errors are logged and show no toast, §8. The element shows its own message with Retry.
      if (!(error instanceof ApiError && error.isUnsent)) console.error(error)
      // The failure of a prefetch is forgotten: the visit tries again.
      settle(isShown(entry) ? { error: error instanceof Error ? error : new Error(String(error)) } : undefined)
    },
  )
  entry.reading = { version, done }
  return done
}

function readShown(due: (entry: Entry<unknown>) => boolean): void {
  for (const entry of entries.values()) {
    const [read] = entry.readers
    if (read && due(entry)) void readEntry(entry, read)
  }
}

// The overview is computed from these domains, so it changes with them.
const overviewed: readonly Domain[] = ['subscriptions', 'doctors', 'patients']

/** Reads visible data again that a picture or the like has shown to be out of date. They stay visible meanwhile. */
export function readShownAgain(isOutOfDate: (data: unknown) => boolean): void {
  returns += 1
  readShown(({ $cached }) => isOutOfDate($cached.get().data))
}

/** Reads the visible data of these domains again after a change, and drops the other cached ones. */
export function refresh(...changed: Domain[]): void {
  const stale = new Set<Domain>([
    ...changed,
    'activity',
    ...(changed.some((domain) => overviewed.includes(domain)) ? ['overview' as const] : []),
  ])
  for (const domain of stale) changes.set(domain, (changes.get(domain) ?? 0) + 1)
  reset(
    ({ domain }) => stale.has(domain),
    (cached) => ({ ...cached, error: undefined, isOutdated: true }),
  )
}

const isShown = ({ readers }: Entry<unknown>) => readers.size > 0

function dropUnshown(isStale: (entry: Entry<unknown>) => boolean): void {
  for (const [place, entry] of entries) if (isStale(entry) && !isShown(entry)) entries.delete(place)
}

/** Drops entries that nobody shows. Changes the others and reads them again. */
function reset(isStale: (entry: Entry<unknown>) => boolean, change: (cached: Cached<unknown>) => Cached<unknown>): void {
  dropUnshown(isStale)
  for (const entry of entries.values()) if (isStale(entry)) entry.$cached.set(change(entry.$cached.get()))
  readShown(isStale)
}

let seen: { apiBase?: string; getToken?: unknown; token?: string | undefined; userChanges?: number } = {}

let sessions = 0
let signOuts = 0
let hadToken = false

/** Returns the number of the session. It increases with every new session, whose screens must not show data of the previous one. */
export const sessionNumber = (): number => sessions

/** An expired session that is restored is no new one. Without a session, visible data may stay, but new visits start empty. */
function followSession(): void {
  const { apiBase, getToken } = $configuration.get()
  const [token, userChanges] = [$accessToken.get(), $userChanges.get()]
  const isOther = apiBase !== seen.apiBase || getToken !== seen.getToken || userChanges !== seen.userChanges
  if (isOther || (!getToken && token && token !== seen.token)) {
    seen = { apiBase, getToken, token, userChanges }
    sessions += 1
    reset(
      () => true,
      () => nothing,
    )
  } else if (hadToken && !hasToken()) {
    signOuts += 1
    dropUnshown(() => true)
  }
  hadToken = hasToken()
}

/** Milliseconds for which data are fresh within a visit, so that paging back and forth needs no requests. */
const justRead = 5_000

/** Returns true if a time (milliseconds since 1970) is less than 5 s ago. */
export const isJustRead = (time: number): boolean => Date.now() - time < justRead

const wasUnreached = ({ error }: Cached<unknown>) => error instanceof ApiError && error.code === 'network'

/** Returns true if the last read failed with a network error, and the server has been reached since. */
export const isReachedAgain = (cached: Cached<unknown>): boolean => wasUnreached(cached) && $connection.get() === 'up'

/** Reads visible data again that are older than 5 s, and those that failed with a network error. */
const revalidateOlder = () =>
  readShown(({ $cached }) => {
    const cached = $cached.get()
    return wasUnreached(cached) || !isJustRead(cached.readAt)
  })

/** Listen to it while data are shown. Reads them again after a new session, on return to the page, and on reconnection. */
export const $revalidation = atom()

onMount($revalidation, () => {
  const refreshAll = () => refresh(...domains)
  document.addEventListener('session-restored', refreshAll)
  document.addEventListener('visibilitychange', returnToPage)
  // Focus can return from another window while this page stays visible; `visibilitychange` does not fire then.
  window.addEventListener('focus', revalidateOlder)
  const stops = [
    $connection.listen((connection) => connection === 'up' && revalidateOlder()),
    ...[$configuration, $accessToken, $userChanges].map(($store) => $store.listen(followSession)),
  ]
  return () => {
    stops.forEach((stop) => stop())
    document.removeEventListener('session-restored', refreshAll)
    document.removeEventListener('visibilitychange', returnToPage)
    window.removeEventListener('focus', revalidateOlder)
  }
})

function returnToPage(): void {
  if (!document.hidden) revalidate()
}

/** Reads all visible data again, which stay visible meanwhile, and the other cached data at their next visit. */
export function revalidate(): void {
  returns += 1
  for (const entry of entries.values()) if (!isShown(entry)) entry.$cached.set({ ...entry.$cached.get(), readAt: 0 })
  readShown(() => true)
}
