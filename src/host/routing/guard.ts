import { home, signInPath } from './entry-paths.ts'
import type { Access } from './routes.ts'

/**
 * Returns the path to redirect a visitor to, or undefined if the route may be shown.
 * Depends on the login state, not on the role. A link for a forgotten password opens the sign-in page for everyone.
 */
export function guard(access: Access, signedIn: boolean, hasResetLink = false): string | undefined {
  if (access === 'public' && hasResetLink) return undefined
  if (access === 'signed-in') return signedIn ? undefined : signInPath
  return signedIn ? home : undefined
}

/** Returns the path that a visitor of this path sees first, after all redirects. */
export function firstPath(path: string, signedIn: boolean): string {
  if (!signedIn) return signInPath
  return ['/', signInPath].includes(path) ? home : path
}
