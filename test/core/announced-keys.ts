import { refreshCurrentUser } from '../../src/core/admins.ts'
import { fault, signIn as signInByCall } from '../support/backend.ts'
import { profilePath } from './wire.ts'

/** Has a backend announce once that it takes an `Idempotency-Key`, as the page must have heard before it sends one. The page is signed in. */
export async function announceKeys(): Promise<void> {
  const { access_token } = await signInByCall('superadmin')
  const answer = await fetch(`/api/v1${profilePath}`, { headers: { authorization: `Bearer ${access_token}` } })
  const headers = { 'idempotency-key-accepted': 'true' }
  await fault({ kind: 'status', method: 'GET', path: profilePath, status: 200, text: await answer.text(), headers, times: 1 })
  await refreshCurrentUser()
}
