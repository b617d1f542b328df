import { nanoquery, type NanoqueryArgs } from '@nanostores/query'
import { atom, computed, map, onMount, onStart, onStop, type ReadableAtom } from 'nanostores'
import { ApiError, isConflict } from './api-error.ts'
import { $configuration } from './configuration.ts'
import { $connection } from './connection.ts'
import { $userChanges } from './identity.ts'
import { $accessToken } from './session-state.ts'
import { reuse } from './reuse.ts'
import { memoizeShallow } from './memoize-shallow.ts'
import { hasToken } from './token.ts'

/** What a change can touch. */
const domains = ['subscriptions', 'doctors', 'patients', 'admins', 'profile', 'overview'] as const
export type Domain = (typeof domains)[number]

interface Reading<Data> {
  data: Data | undefined
  error: Error | undefined
  /** Whether it is still to come. What is here and only read anew is not loading. */
  loading: boolean
}

/** Data that is read from the server. What was read before shows at once, and is read anew behind it by every visit. */
export interface Resource<Data> extends ReadableAtom<Reading<Data>> {
  retry: () => void
  /** Reads at once what a key is about to ask for: stores tell of the key when what it changes is drawn. */
  preload: (key: string) => void
  /** Reads anew what is on screen, which stays meanwhile. */
  revalidate: () => void
  /** Reads what another key would give, unless that was read just now; undefined where it can't be read. */
  prefetch: (key: string) => Promise<Data | undefined>
  /** Names the store that screens listen to, where it is another one than this. */
  shownBy: ($store: ReadableAtom<unknown>) => void
}

/** How a read ended, and in which session. */
interface Outcome<Data> {
  session: number
  data?: Data
  error?: Error
}

/** Milliseconds for which a read is new enough for whoever goes on in a visit: pages that are turned to and fro need no request each. */
const justRead = 5_000

/** Milliseconds within which the elements of one visit come, after what was asked for ahead of them. They share one read. */
const sameVisit = 1_000

const isOlder = (time = 0, age: number) => Date.now() - time >= age

/** Whether a time, in milliseconds since 1970, is so short ago that nobody needs to read again. */
export const isJustRead = (time: number | undefined): boolean => !isOlder(time, justRead)

const cache: NonNullable<NanoqueryArgs['cache']> = new Map()
const [createFetcherStore, , { mutateCache, revalidateKeys }] = nanoquery({
  cache,
  onErrorRetry: null,
  dedupeTime: justRead,
  cacheLifetime: Infinity,
})

const outcomeAt = <Data>(place: string) => cache.get(place)?.data as Outcome<Data> | undefined

// What is on its way, by its place in the cache.
const running = new Map<string, Promise<Outcome<unknown>>>()

// Versions are part of the keys: a read that began before a change can't pass for one that came after it.
const $versions = map<Partial<Record<Domain, number>>>({})

// How often somebody came back to the page. What a backend has answered whole is as old then as what it has answered by page.
let returns = 0

let seen: { apiBase?: string; getToken?: unknown; token?: string | undefined; userChanges?: number } = {}
let sessions = 0

// Counts the sessions, because nothing that one has read may show in the next. One that only expired may come back.
const $session = computed([$configuration, $accessToken, $userChanges], ({ apiBase, getToken }, token, userChanges) => {
  const isOther = apiBase !== seen.apiBase || getToken !== seen.getToken || userChanges !== seen.userChanges
  const isNew = isOther || (!getToken && token && token !== seen.token)
  if (isNew) {
    seen = { apiBase, getToken, token, userChanges }
    sessions += 1
  }
  // Without a session what is on screen may stay, but nothing comes out of the cache any more.
  if (isNew || (!getToken && !token)) cache.clear()
  return sessions
})

/** What is here of a domain shows at once and is read anew, but an error of another visit shows no more. */
function beginVisit(domain: Domain): void {
  for (const [place, entry] of cache) {
    if (!place.startsWith(`${domain}?`) || !isOlder(entry.created, sameVisit)) continue
    if (outcomeAt(place)?.error) cache.delete(place)
    else cache.set(place, { ...entry, created: -Infinity })
  }
}

/** A cached read, made by each visit of a screen. Elements that ask for the same key at the same time share one request and its answer. */
export function createResource<Data>(
  domain: Domain,
  $key: ReadableAtom<string>,
  read: (key: string, version: string) => Promise<Data>,
): Resource<Data> {
  // Stores last a second longer than what listened to them. What changes meanwhile, such as the session, is not read for nobody.
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
      // Whoever waits for the same read is told even when the one that began it has moved on.
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

  // Without a session a read could but fail, and end what has ended already in another way.
  const preload = (key: string) => {
    if (hasToken() && !cache.has(placeOf(key))) void readOnce(key)
  }

  // Nobody has asked for it, so nobody is told of an error: whoever asks has it read again.
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
    // Load errors are logged and make no toast, §8; the element shows its own notice with Retry.
    console.error(error)
    return { session, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

// The overview is made of these, so it changes with them.
const overviewed: readonly Domain[] = ['subscriptions', 'doctors', 'patients']

/** Reads anew whatever is on screen of these domains, after a change in them. */
export function refresh(...changed: Domain[]): void {
  const stale = new Set(changed.some((domain) => overviewed.includes(domain)) ? [...changed, 'overview' as const] : changed)
  for (const key of cache.keys()) if ([...stale].some((domain) => key.startsWith(`${domain}?`))) cache.delete(key)
  const versions = $versions.get()
  $versions.set({ ...versions, ...Object.fromEntries([...stale].map((domain) => [domain, (versions[domain] ?? 0) + 1])) })
}

/** The answer to a change. Where somebody else was faster, the newer state of these domains is read. */
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

/** Reads anew whatever is on screen, unless it was read just now. What could not be read because the server was out of reach is read in any case. */
export function revalidateOlder(): void {
  const due = [...cache].filter(([place, { created }]) => wasUnreached(place) || !isJustRead(created))
  revalidateKeys(due.map(([place]) => place))
}

onMount($versions, () => {
  const refreshAll = () => refresh(...domains)
  // Somebody comes back to the page.
  const look = () => {
    if (document.hidden) return
    returns += 1
    revalidateKeys([...cache.keys()])
  }
  document.addEventListener('session-restored', refreshAll)
  document.addEventListener('visibilitychange', look)
  // From another window, which may lie beside this one.
  window.addEventListener('focus', revalidateOlder)
  const unlisten = $connection.listen((connection) => connection === 'up' && revalidateOlder())
  return () => {
    unlisten()
    window.removeEventListener('focus', revalidateOlder)
    document.removeEventListener('session-restored', refreshAll)
    document.removeEventListener('visibilitychange', look)
  }
})
