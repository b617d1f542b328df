import { home, signInPath } from './paths.ts'
import type { Access } from './routes.ts'

/** Where a visitor is sent instead; undefined where the route may be shown. The login state decides, not the role. */
export function guard(access: Access, signedIn: boolean): string | undefined {
  if (access === 'signed-in') return signedIn ? undefined : signInPath
  return signedIn ? home : undefined
}
