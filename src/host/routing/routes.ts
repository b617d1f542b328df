import { computed, type ReadableAtom } from 'nanostores'
import { isSubscriptionFilter } from '../../core/contract/subscriptions.ts'
import { decodeId } from '../../core/ids.ts'
import { $signInMessages } from '../../core/i18n/screens/sign-in.ts'
import { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { applyLayoutOf } from './layout-of-address.ts'
import { withListState } from './list-address.ts'
import { $pageMessages } from '../i18n/messages/pages.ts'
import { home, signInPath } from '../installation/paths.ts'

/** Public routes are for visitors who are not signed in. They render without the frame. */
export type Access = 'public' | 'signed-in'

/** A step of the breadcrumb. */
export interface Step {
  label: string
  /** Path of the step's page. Undefined if the step has none. */
  path?: string | undefined
}

export interface Heading {
  title: string
  /** The breadcrumb after the home link: parents, then the page itself. */
  trail: readonly Step[]
}

/** A custom element with its attributes, its page heading and its import. */
export interface Screen {
  tag: string
  attributes: Readonly<Record<string, string>>
  $heading: ReadableAtom<Heading>
  /** Imports the module that registers the tag. */
  load: () => Promise<unknown>
}

/** Parameters of the path and of the query. */
type Parameters = Readonly<Record<string, string>>

interface ScreenRoute {
  path: string
  access: Access
  /** Undefined for invalid parameters: the panel shows the not-found page. */
  screen: (parameters: Parameters, query: string) => Screen | undefined
  arrive?: ScreenOptions['arrive']
}

interface Redirect {
  path: string
  access: Access
  redirect: string
}

export type Route = ScreenRoute | Redirect

type PageWord = Exclude<keyof ReturnType<typeof $pageMessages.get>, 'notFoundText'>

/** Paths of the parents that have a page of their own. */
const pageOf: Partial<Record<PageWord, string>> = { practices: '/doctors', patients: '/patients' }

interface ScreenOptions {
  /** The title, then the parents. */
  heading: readonly [PageWord, ...PageWord[]]
  attributes?: (parameters: Parameters, query: string) => Record<string, string>
  /** Runs when the page is visited, for example to apply the layout that the address names. */
  arrive?: (parameters: Parameters) => void
  load: () => Promise<unknown>
}

/** Defines a route for signed-in admins that shows one element. */
const screenAt = (
  path: string,
  tag: string,
  { heading: [title, ...parents], attributes = () => ({}), arrive, load }: ScreenOptions,
): ScreenRoute => {
  const $heading = computed($pageMessages, (words) => ({
    title: words[title],
    trail: [...parents.map((word) => ({ label: words[word], path: pageOf[word] })), { label: words[title] }],
  }))
  return {
    path,
    access: 'signed-in',
    screen: (parameters, query) => ({ tag, attributes: attributes(parameters, query), $heading, load }),
    arrive,
  }
}

/** Passes the decoded id of the address as an attribute. An invalid id becomes an empty text, which the element handles. */
const withId =
  (attribute: string) =>
  ({ id = '' }: Parameters) => ({ [attribute]: String(decodeId(id) ?? '') })

const accountList = (keyProp: string, ...heading: ScreenOptions['heading']) =>
  screenAt(`/${keyProp}`, 'account-list', {
    heading,
    attributes: (_parameters, query) => ({ 'key-prop': keyProp, ...withListState(query) }),
    load: () => import('../../elements/account-list/account-list.element.ts'),
  })

export const routes: readonly Route[] = [
  { path: '/', access: 'signed-in', redirect: home },
  {
    path: signInPath,
    access: 'public',
    screen: () => ({
      tag: 'admin-sign-in',
      attributes: {},
      $heading: computed($signInMessages, ({ title }) => ({ title, trail: [] })),
      load: () => import('../../elements/admin-sign-in/admin-sign-in.element.ts'),
    }),
  },
  {
    path: '/subscription/:type',
    access: 'signed-in',
    screen: ({ type = '' }, query) =>
      isSubscriptionFilter(type)
        ? {
            tag: 'doctor-subscriptions',
            attributes: { status: type, ...withListState(query) },
            $heading: computed([$subscriptionMessages, $pageMessages], (titles, words) => ({
              title: titles[type],
              trail: [{ label: words.subscriptions }, { label: words[type] }],
            })),
            load: () => import('../../elements/doctor-subscriptions/doctor-subscriptions.element.ts'),
          }
        : undefined,
  },
  screenAt('/dashboard/default/:layout', 'admin-overview', {
    heading: ['overview'],
    arrive: ({ layout = '' }) => applyLayoutOf(layout),
    load: () => import('../../elements/admin-overview/admin-overview.element.ts'),
  }),
  accountList('doctors', 'practices'),
  accountList('patients', 'patients', 'practices'),
  accountList('admins', 'admins', 'users'),
  screenAt('/doctor', 'doctor-profile', {
    heading: ['doctorProfile', 'practices'],
    attributes: (parameters, query) => ({ ...withId('doctor-id')(parameters), ...withListState(query) }),
    load: () => import('../../elements/doctor-profile/doctor-profile.element.ts'),
  }),
  screenAt('/doctors/edit', 'doctor-editor', {
    heading: ['editDoctor', 'practices'],
    attributes: withId('doctor-id'),
    load: () => import('../../elements/doctor-editor/doctor-editor.element.ts'),
  }),
  screenAt('/patient', 'patient-detail', {
    heading: ['patientDetail', 'practices', 'patients'],
    attributes: withId('patient-id'),
    load: () => import('../../elements/patient-detail/patient-detail.element.ts'),
  }),
  screenAt('/add-admin', 'admin-create', {
    heading: ['addAdmin', 'users'],
    load: () => import('../../elements/admin-create/admin-create.element.ts'),
  }),
  screenAt('/profile', 'admin-profile', {
    heading: ['profile', 'users'],
    load: () => import('../../elements/admin-profile/admin-profile.element.ts'),
  }),
  screenAt('/change-password', 'admin-password', {
    heading: ['changePassword', 'users'],
    load: () => import('../../elements/admin-password/admin-password.element.ts'),
  }),
  screenAt('/change-email', 'admin-email', {
    heading: ['changeEmail', 'users'],
    load: () => import('../../elements/admin-email/admin-email.element.ts'),
  }),
]

const patterns = routes.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))

export const hasRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
