import { atom, type ReadableAtom } from 'nanostores'
import { isConflict } from '../api/api-error.ts'
import { hasToken } from '../session/token.ts'
import { $revalidation, entryOf, isJustRead, isReachedAgain, readEntry, refresh, sessionNumber, type Cached, type Domain } from './cache.ts'
import { memoizeShallow } from './memoize-shallow.ts'
import { whileListened } from './while-listened.ts'

interface Reading<Data> {
  data: Data | undefined
  error: Error | undefined
  /** True while the data of the current key load. False while cached data revalidate. */
  loading: boolean
}

/** Store of server data. Shows cached data at once. Every visit, return to the page, reconnection and own change revalidates them. */
export interface Resource<Data> extends ReadableAtom<Reading<Data>> {
  retry: () => void
  /** Reads the current data again, which stay visible meanwhile. */
  revalidate: () => void
  /** Reads the data of another key ahead, unless they are fresh. Its errors are not shown: the visit of that key tries again. */
  prefetch: (key: string) => void
}

/** Milliseconds within which the elements of one visit mount after a prefetch. They share one read. */
export const sameVisit = 1_000

/** Creates a cached read. Every visit of a screen creates one. Elements with the same key share one request and its response. */
export function createResource<Data>(
  domain: Domain,
  $key: ReadableAtom<string>,
  read: (key: string, version: string) => Promise<Data>,
): Resource<Data> {
  const visit = Date.now() - sameVisit
  const isFresh = (cached: Cached<Data>) => cached.readAt >= visit && isJustRead(cached.readAt) && !isReachedAgain(cached)
  const entryAt = (key: string) => entryOf<Data>(domain, key)
  const readAt = (key: string) => readEntry(entryAt(key), (version) => read(key, version))

  const memoize = memoizeShallow<Reading<Data>>()
  const $reading = atom(memoize({ data: undefined, error: undefined, loading: true }))
  let last: { session: number; data: Data | undefined } | undefined

  /** The data of the last key stay until those of the current one arrive, unless another session has begun. */
  function show({ data, error, isOutdated }: Cached<Data>): void {
    const session = sessionNumber()
    if (data !== undefined || last?.session !== session) last = { session, data }
    const isMissing = data === undefined && error === undefined
    $reading.set(memoize({ data: last.data, error, loading: isMissing || isOutdated }))
  }

  whileListened($reading, () => {
    let leave: (() => void) | undefined
    const visitKey = (key: string) => {
      leave?.()
      leave = follow(key)
    }
    const stops = [$revalidation.listen(() => undefined), $key.subscribe(visitKey), () => leave?.()]
    return () => stops.forEach((stop) => stop())
  })

  function follow(key: string): () => void {
    const entry = entryAt(key)
    const own = (version: string) => read(key, version)
    const cached = entry.$cached.get()
    entry.readers.add(own)
    if (!isFresh(cached)) {
      // An error belongs to the visit that saw it.
      if (cached.error) entry.$cached.set({ ...cached, error: undefined })
      void readEntry(entry, own)
    }
    const stop = entry.$cached.subscribe(show)
    return () => {
      stop()
      entry.readers.delete(own)
    }
  }

  const prefetch = (key: string) => {
    // Without a session the request can only fail.
    // It would also report `no-token` for a session that has already ended another way.
    if (hasToken() && !isFresh(entryAt(key).$cached.get())) void readAt(key)
  }

  return Object.assign($reading, { retry: () => refresh(domain), revalidate: () => void readAt($key.get()), prefetch })
}

/** Returns the response to a change. After a conflict it reads these domains again and rethrows the error. */
export async function refreshOnConflict<Answer>(answer: Promise<Answer>, ...changed: Domain[]): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isConflict(error)) refresh(...changed)
    throw error
  }
}
