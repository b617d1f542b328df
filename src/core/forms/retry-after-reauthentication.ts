import { $configuration } from '../configuration.ts'
import { $admin, ensureIdentity } from '../identity.ts'

/**
 * Calls `run` once when an expired portal session is restored, if the admin is the same.
 * Returns a function that cancels this.
 */
export function retryAfterReauthentication(run: () => void): () => void {
  const waiting = new AbortController()
  const admin = $admin.get()
  const look = async () => {
    await ensureIdentity()
    if (waiting.signal.aborted || $admin.get() !== admin) return
    waiting.abort()
    run()
  }
  if ($configuration.get().getToken && admin)
    document.addEventListener('session-restored', () => void look().catch((error: unknown) => console.error(error)), waiting)
  return () => waiting.abort()
}
