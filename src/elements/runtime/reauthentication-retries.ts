import { useEffect, useMemo, useRef } from 'react'
import { ensureIdentity } from '../../core/identity.ts'
import { retryAfterReauthentication } from '../../core/forms/retry-after-reauthentication.ts'

interface Retries {
  /** Runs `run` after the portal's expired session is restored. */
  add: (name: unknown, run: () => void) => void
  /** Cancels a retry, for example because it runs now. */
  withdraw: (name: unknown) => void
}

/** Retries after a portal's session is restored, by name. They end with the element: nobody could see or stop them later. */
export function useReauthenticationRetries(): Retries {
  const waiting = useRef<Map<unknown, () => void>>(undefined)

  useEffect(() => {
    const all = new Map<unknown, () => void>()
    waiting.current = all
    // Load the identity now: after the session expires it is unknown whose session it was.
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
