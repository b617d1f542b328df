import { useEffect, useMemo, useRef } from 'react'
import { ensureIdentity } from '../../core/identity.ts'
import { retryAfterReauthentication } from '../../core/retry-after-reauthentication.ts'

interface Retries {
  /** Has what a portal's session was too old for done once more when that is restored. */
  add: (name: unknown, run: () => void) => void
  /** It is done now, or not at all. */
  withdraw: (name: unknown) => void
}

/** What waits for a portal's session, by names, for as long as the element is there: nobody would see it done later, nor could stop it. */
export function useReauthenticationRetries(): Retries {
  const waiting = useRef<Map<unknown, () => void>>(undefined)

  useEffect(() => {
    const all = new Map<unknown, () => void>()
    waiting.current = all
    // When the session has expired it is too late to ask whose it was.
    ensureIdentity().catch((error: unknown) => console.error(error))
    return () => {
      waiting.current = undefined
      all.forEach((withdraw) => withdraw())
    }
  }, [])

  return useMemo(
    () => ({
      add: (name, run) => waiting.current?.set(name, retryAfterReauthentication(run)),
      withdraw: (name) => waiting.current?.get(name)?.(),
    }),
    [],
  )
}
