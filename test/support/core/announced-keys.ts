import { refreshCurrentUser } from '../../../src/core/admins.ts'
import { fault, signIn as signInByCall } from '../backend.ts'
import { profilePath } from './wire.ts'

/**
 * Lets the backend announce once that it accepts an `Idempotency-Key`. The page sends no key before it has seen this header.
 * The page must be signed in.
 */
export async function announceKeys(): Promise<void> {
  const { access_token } = await signInByCall('superadmin')
  const answer = await fetch(`/api/v1${profilePath}`, { headers: { authorization: `Bearer ${access_token}` } })
  const headers = { 'idempotency-key-accepted': 'true' }
  await fault({ kind: 'status', method: 'GET', path: profilePath, status: 200, text: await answer.text(), headers, times: 1 })
  await refreshCurrentUser()
}
