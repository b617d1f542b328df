import { computed, type ReadableAtom } from 'nanostores'
import { isSubscriptionFilter } from '../core/contract/subscriptions.ts'
import { $signInMessages } from '../core/messages/sign-in.ts'
import { $subscriptionMessages } from '../core/messages/subscriptions.ts'
import { $pageMessages } from './messages/pages.ts'
import { home, signInPath } from './paths.ts'

/** Public routes are for those who are not signed in, and stand without the frame. */
export type Access = 'public' | 'signed-in'

export interface Heading {
  title: string
  /** The breadcrumb after home: parents, then the page itself. */
  trail: readonly string[]
}

/** A custom element and what the frame says about it. */
export interface Screen {
  tag: string
  attributes: Readonly<Record<string, string>>
  $heading: ReadableAtom<Heading>
  /** Registers the tag. */
  load: () => Promise<unknown>
}

/** From the path and the query. */
type Parameters = Readonly<Record<string, string>>

interface ScreenRoute {
  path: string
  access: Access
  /** Undefined where the parameters mean nothing: then there is no such page. */
  screen: (parameters: Parameters) => Screen | undefined
}

interface Redirect {
  path: string
  access: Access
  redirect: string
}

export type Route = ScreenRoute | Redirect

/** Every path of the panel. */
export const routes: readonly Route[] = [
  { path: '/', access: 'signed-in', redirect: home },
  {
    path: signInPath,
    access: 'public',
    screen: () => ({
      tag: 'admin-sign-in',
      attributes: {},
      $heading: computed($signInMessages, ({ title }) => ({ title, trail: [] })),
      load: () => import('../elements/admin-sign-in/admin-sign-in.element.ts'),
    }),
  },
  {
    path: '/subscription/:type',
    access: 'signed-in',
    screen: ({ type = '' }) =>
      isSubscriptionFilter(type)
        ? {
            tag: 'doctor-subscriptions',
            attributes: { status: type },
            $heading: computed([$subscriptionMessages, $pageMessages], (titles, words) => ({
              title: titles[type],
              trail: [words.subscriptions, words[type]],
            })),
            load: () => import('../elements/doctor-subscriptions/doctor-subscriptions.element.ts'),
          }
        : undefined,
  },
]

const patterns = routes.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))

/** Whether a path leads anywhere. */
export const hasRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
