import { nanoquery, type NanoqueryArgs } from '@nanostores/query'
import { atom, computed, map, onMount, type ReadableAtom } from 'nanostores'
import { $configuration } from './configuration.ts'
import { $accessToken } from './session-state.ts'

/** What a change can touch. */
const domains = ['subscriptions', 'doctors', 'patients', 'admins', 'profile'] as const
export type Domain = (typeof domains)[number]

const cache: NonNullable<NanoqueryArgs['cache']> = new Map()

// Load errors are logged and make no toast, §8; the element shows its own notice with Retry.
const [createFetcherStore] = nanoquery({
  cache,
  onError: (error: unknown) => console.error(error),
  onErrorRetry: null,
  revalidateOnFocus: true,
})

// Versions are part of the keys: a read that began before a change can't pass for one that came after it.
const $versions = map<Partial<Record<Domain, number>>>({})

/** Counts the sessions: what was read in an earlier one must not be shown any more. */
export const $epoch = atom(0)

/** A cached read. Elements that ask for the same key share one request and its answer. */
export function createResource<Data>(domain: Domain, $key: ReadableAtom<string>, read: (key: string, version: string) => Promise<Data>) {
  const $version = computed([$epoch, $versions], (epoch, versions) => `${epoch}.${versions[domain] ?? 0}`)
  return createFetcherStore<Data, Error>([`${domain}?`, $key, '#', $version], {
    fetcher: (_domain, key, _hash, version) => read(String(key), String(version)),
  })
}

/** Reads anew whatever is on screen of a domain, after a change in it. */
export function refresh(domain: Domain): void {
  for (const key of cache.keys()) if (key.startsWith(`${domain}?`)) cache.delete(key)
  $versions.setKey(domain, ($versions.get()[domain] ?? 0) + 1)
}

const refreshAll = () => domains.forEach(refresh)

function forget(): void {
  cache.clear()
  $epoch.set($epoch.get() + 1)
}

onMount($epoch, () => {
  const stopToken = $accessToken.listen((token) => (token ? forget() : cache.clear()))
  const stopConfiguration = $configuration.listen((now, before) => {
    if (now.apiBase !== before?.apiBase || now.getToken !== before.getToken) forget()
  })
  document.addEventListener('session-restored', refreshAll)
  return () => {
    stopToken()
    stopConfiguration()
    document.removeEventListener('session-restored', refreshAll)
  }
})
