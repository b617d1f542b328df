import { home, pathOf, signInPath } from './paths.ts'

/** The screens of `routes.ts` by their paths. They stand here once more for the script of the first paint, which has no room for all that routes are. */
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

/** The screen that an address leads to first. */
export function firstScreen(address: string, signedIn: boolean): string | undefined {
  const asked = pathOf(address)
  const path = signedIn ? (['/', signInPath].includes(asked) ? home : asked) : signInPath
  return Object.entries(screenTags).find(([pattern]) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path))?.[1]
}
