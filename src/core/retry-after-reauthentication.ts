import { $configuration } from './configuration.ts'
import { $admin, ensureIdentity } from './identity.ts'

/**
 * For what failed because a portal's session has expired: runs once when that session is restored, if it is the same admin's.
 * Gives a function that withdraws it.
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
