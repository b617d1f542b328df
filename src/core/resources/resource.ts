import { nanoquery, type NanoqueryArgs } from '@nanostores/query'
import { atom, computed, map, onMount, onStart, onStop, type ReadableAtom } from 'nanostores'
import { ApiError, isConflict } from '../api/api-error.ts'
import { $configuration } from '../configuration.ts'
import { $connection } from '../api/connection.ts'
import { $userChanges } from '../identity.ts'
import { $accessToken } from '../session/session-state.ts'
import { reuse } from './reuse.ts'
import { memoizeShallow } from './memoize-shallow.ts'
import { hasToken } from '../session/token.ts'

/** Kinds of data that a change can affect. */
const domains = ['subscriptions', 'doctors', 'patients', 'admins', 'profile', 'overview'] as const
export type Domain = (typeof domains)[number]

interface Reading<Data> {
  data: Data | undefined
  error: Error | undefined
  /** True while the data of the current key load. False while cached data revalidate. */
  loading: boolean
}

/** Store of server data. Shows cached data at once; every visit revalidates them in the background. */
export interface Resource<Data> extends ReadableAtom<Reading<Data>> {
  retry: () => void
  /** Starts the request before subscribers see the new key. */
  preload: (key: string) => void
  /** Refetches the current data, which stay visible meanwhile. */
  revalidate: () => void
  /** Fetches the data of another key unless they are less than 5 s old. Resolves to undefined if the request fails. */
  prefetch: (key: string) => Promise<Data | undefined>
  /** Sets the store that screens subscribe to, if it is not this one. */
  shownBy: ($store: ReadableAtom<unknown>) => void
}

interface Outcome<Data> {
  session: number
  data?: Data
  error?: Error
}

/** Milliseconds for which data are fresh within a visit, so that paging back and forth needs no requests. */
const justRead = 5_000

/** Milliseconds within which the elements of one visit mount after a prefetch. They share one read. */
const sameVisit = 1_000

const isOlder = (time = 0, age: number) => Date.now() - time >= age

/** Returns true if a time (milliseconds since 1970) is less than 5 s ago. */
export const isJustRead = (time: number | undefined): boolean => !isOlder(time, justRead)

const cache: NonNullable<NanoqueryArgs['cache']> = new Map()
const [createFetcherStore, , { mutateCache, revalidateKeys }] = nanoquery({
  cache,
  onErrorRetry: null,
  dedupeTime: justRead,
  cacheLifetime: Infinity,
})

const outcomeAt = <Data>(place: string) => cache.get(place)?.data as Outcome<Data> | undefined

// Running reads by cache key.
const running = new Map<string, Promise<Outcome<unknown>>>()

// Versions are part of the cache keys: a read that began before a change must not count as a read after it.
const $versions = map<Partial<Record<Domain, number>>>({})

// Counts how often the user has returned to the page.
// It is part of the version, so whole lists in memory become stale like pages.
let returns = 0

let seen: { apiBase?: string; getToken?: unknown; token?: string | undefined; userChanges?: number } = {}
let sessions = 0

// Session number. It increases with every new session, whose screens must not show data of the previous one.
// An expired session that is restored keeps its number.
const $session = computed([$configuration, $accessToken, $userChanges], ({ apiBase, getToken }, token, userChanges) => {
  const isOther = apiBase !== seen.apiBase || getToken !== seen.getToken || userChanges !== seen.userChanges
  const isNew = isOther || (!getToken && token && token !== seen.token)
  if (isNew) {
    seen = { apiBase, getToken, token, userChanges }
    sessions += 1
  }
  // Without a session, visible data may stay, but the cache must not return any.
  if (isNew || (!getToken && !token)) cache.clear()
  return sessions
})

/** Marks the cached data of a domain as stale, so that they show at once and revalidate. Removes errors of earlier visits. */
function beginVisit(domain: Domain): void {
  for (const [place, entry] of cache) {
    if (!place.startsWith(`${domain}?`) || !isOlder(entry.created, sameVisit)) continue
    if (outcomeAt(place)?.error) cache.delete(place)
    else cache.set(place, { ...entry, created: -Infinity })
  }
}

/** Creates a cached read. Every visit of a screen creates one. Elements with the same key share one request and its response. */
export function createResource<Data>(
  domain: Domain,
  $key: ReadableAtom<string>,
  read: (key: string, version: string) => Promise<Data>,
): Resource<Data> {
  // Nanostores unmount a store 1 s after the last unsubscribe. Changes in this time, such as a new session, must not refetch.
  const $isShown = atom(false)
  let version: string | undefined
  const $version = computed([$session, $versions, $isShown], (session, versions, isShown) => {
    if (isShown || version === undefined) version = `${session}.${versions[domain] ?? 0}`
    return version
  })
  const placeOf = (key: string, asOf = $version.get()) => `${domain}?${key}#${asOf}`
  const readOnce = (key: string, asOf = $version.get()) => {
    const place = placeOf(key, asOf)
    const outcome =
      running.get(place) ??
      outcomeOf(read(key, `${asOf}.${returns}`))
        .then((next) => reuse(outcomeAt(place), next))
        .finally(() => running.delete(place))
    running.set(place, outcome)
    return outcome as Promise<Outcome<Data>>
  }
  beginVisit(domain)
  const $outcome = createFetcherStore<Outcome<Data>, Error>([`${domain}?`, $key, '#', $version], {
    fetcher: async (...parts) => {
      const outcome = await readOnce(String(parts[1]), String(parts[3]))
      // Notify all subscribers of this read, even if the one that started it has moved to another key.
      mutateCache(parts.join(''), outcome)
      return outcome
    },
  })

  let kept: Outcome<Data> | undefined
  const memoizeReading = memoizeShallow<Reading<Data>>()
  const $resource = computed([$outcome, $session], ({ data: outcome, loading }, session) => {
    const own = outcome?.session === session ? outcome : undefined
    if (own?.data !== undefined || kept?.session !== session) kept = own
    return memoizeReading({ data: kept?.data, error: own?.error, loading: loading && own?.data === undefined })
  })

  const shownBy = ($shown: ReadableAtom<unknown>) => {
    onStart($shown, () => $isShown.set(true))
    onStop($shown, () => $isShown.set(false))
  }
  shownBy($resource)

  // Without a session the request can only fail.
  // It would also report `no-token` for a session that has already ended another way.
  const preload = (key: string) => {
    if (hasToken() && !cache.has(placeOf(key))) void readOnce(key)
  }

  // Errors of a prefetch are not cached: no element has requested the data, and a real request retries.
  const prefetch = async (key: string) => {
    const place = placeOf(key)
    if (!hasToken() || isJustRead(cache.get(place)?.created)) return outcomeAt<Data>(place)?.data
    const outcome = await readOnce(key)
    if (!outcome.error && outcome.session === $session.get() && hasToken()) {
      cache.set(place, { data: outcome, created: Date.now(), expires: Infinity })
      mutateCache(place, outcome)
    }
    return outcome.data
  }
  const revalidate = () => revalidateKeys(placeOf($key.get()))
  return Object.assign($resource, { retry: () => refresh(domain), preload, prefetch, revalidate, shownBy })
}

async function outcomeOf<Data>(reading: Promise<Data>): Promise<Outcome<Data>> {
  const session = $session.get()
  try {
    return { session, data: await reading }
  } catch (error) {
    // Load errors are logged and show no toast, §8. The element shows its own message with Retry.
    console.error(error)
    return { session, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

// The overview is computed from these domains, so it changes with them.
const overviewed: readonly Domain[] = ['subscriptions', 'doctors', 'patients']

/** Clears the cache of these domains after a change and refetches their visible data. */
export function refresh(...changed: Domain[]): void {
  const stale = new Set(changed.some((domain) => overviewed.includes(domain)) ? [...changed, 'overview' as const] : changed)
  for (const key of cache.keys()) if ([...stale].some((domain) => key.startsWith(`${domain}?`))) cache.delete(key)
  const versions = $versions.get()
  $versions.set({ ...versions, ...Object.fromEntries([...stale].map((domain) => [domain, (versions[domain] ?? 0) + 1])) })
}

/** Returns the response to a change. After a conflict it refetches these domains and rethrows the error. */
export async function refreshOnConflict<Answer>(answer: Promise<Answer>, ...changed: Domain[]): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isConflict(error)) refresh(...changed)
    throw error
  }
}

function wasUnreached(place: string): boolean {
  const error = outcomeAt(place)?.error
  return error instanceof ApiError && error.code === 'network'
}

/** Revalidates visible data older than 5 s. Always refetches data that failed with a network error. */
export function revalidateOlder(): void {
  const due = [...cache].filter(([place, { created }]) => wasUnreached(place) || !isJustRead(created))
  revalidateKeys(due.map(([place]) => place))
}

onMount($versions, () => {
  const refreshAll = () => refresh(...domains)
  // The user has returned to the tab.
  const look = () => {
    if (document.hidden) return
    returns += 1
    revalidateKeys([...cache.keys()])
  }
  document.addEventListener('session-restored', refreshAll)
  document.addEventListener('visibilitychange', look)
  // Focus can return from another window while this page stays visible; `visibilitychange` does not fire then.
  window.addEventListener('focus', revalidateOlder)
  const unlisten = $connection.listen((connection) => connection === 'up' && revalidateOlder())
  return () => {
    unlisten()
    window.removeEventListener('focus', revalidateOlder)
    document.removeEventListener('session-restored', refreshAll)
    document.removeEventListener('visibilitychange', look)
  }
})
