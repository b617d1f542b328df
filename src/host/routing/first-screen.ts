import { home, pathOf, signInPath } from '../installation/paths.ts'

/**
 * Maps the paths of `routes.ts` to the tags of their screens.
 * A separate copy, because importing `routes.ts` would make the first-paint script too large.
 */
export const screenTags: Readonly<Record<string, string>> = {
  [signInPath]: 'admin-sign-in',
  '/subscription/:type': 'doctor-subscriptions',
  '/dashboard/default/:layout': 'admin-overview',
  '/doctors': 'account-list',
  '/patients': 'account-list',
  '/admins': 'account-list',
  '/doctor': 'doctor-profile',
  '/doctors/edit': 'doctor-editor',
  '/patient': 'patient-detail',
  '/add-admin': 'admin-create',
  '/profile': 'admin-profile',
  '/change-password': 'admin-password',
  '/change-email': 'admin-email',
}

/** Returns the tag of the first screen for an address, after redirects. Undefined if no path matches. */
export function firstScreen(address: string, signedIn: boolean): string | undefined {
  const asked = pathOf(address)
  const path = signedIn ? (['/', signInPath].includes(asked) ? home : asked) : signInPath
  return Object.entries(screenTags).find(([pattern]) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path))?.[1]
}
