import type { Role } from '../../core/contract/session.ts'
import type { SubscriptionFilter } from '../../core/contract/subscriptions.ts'
import type { MenuWord } from '../i18n/messages/menu.ts'
import type { PageWord } from '../i18n/messages/pages.ts'
import { signInPath } from './entry-paths.ts'

/** Groups of the menu in display order, with their icons in the sprite. */
export const menuGroups = { overview: 'overview', subscriptions: 'subscriptions', practices: 'doctors', account: 'profile' } as const

export interface MenuEntry {
  group: keyof typeof menuGroups
  title: MenuWord
  /** Name in the sprite. */
  icon: string
  /** Second key of the shortcut, after `g`. */
  key: string
  /** Role that sees the entry; default: every role. */
  role?: Role
  /** True if the search lists the entry with the actions. */
  isAction?: true
}

/** Path of the overview, §2: names the layout. */
export const overviewPath = '/dashboard/default/:layout'

/** A screen of the panel: everything that the panel knows about it. */
export interface ScreenRow {
  /** Path in the syntax of navigo. A `:layout` in it applies the layout of that name. */
  path: string
  /** `public`: for visitors who are not signed in, without the frame. Default: for signed-in admins. */
  access?: 'public'
  tag: string
  /** Imports the module that registers the tag. */
  load: () => Promise<unknown>
  attributes?: Readonly<Record<string, string>>
  /** Attribute that gets the decoded `id` of the address. For an invalid id it is empty, which the element handles. */
  idAttribute?: string
  /** True if the address may lack the id, and the element the attribute. */
  isIdOptional?: true
  /** True if the page is titled by the name of the person with that id. */
  hasName?: true
  /** Path of the person's own page, if the screen is another one: a step of the breadcrumb before the last one. */
  withinRecord?: string
  /** True if the `section` of the address names the part of the screen to scroll to. */
  hasSections?: true
  /** True if the screen takes the token of a link for a forgotten password. */
  hasResetLink?: true
  /** True if the query of the address holds the state of the screen's lists. */
  hasLists?: true
  /** The last step of the breadcrumb, then its parents. */
  heading: readonly [PageWord, ...PageWord[]]
  /** Title of the page, if it is not the last step of the breadcrumb. */
  title?: PageWord
  menu?: MenuEntry
  /** Path of the screen whose menu entry is marked; for screens without an entry of their own. */
  within?: string
  /** List that is requested before the screen loads. */
  preload?: 'subscriptions' | 'doctors' | 'patients'
  /** Rank among the screens that load in advance while the page is idle. */
  loadAhead?: number
}

const subscriptions = (status: SubscriptionFilter, title: PageWord, others: Partial<ScreenRow> = {}): ScreenRow => ({
  path: `/subscription/${status}`,
  tag: 'doctor-subscriptions',
  load: () => import('../../elements/doctor-subscriptions/doctor-subscriptions.element.ts'),
  attributes: { status },
  hasLists: true,
  heading: [status, 'subscriptions'],
  title,
  preload: 'subscriptions',
  ...others,
})

const accountList = (keyProp: string, others: Pick<ScreenRow, 'heading' | 'menu' | 'preload' | 'loadAhead'>): ScreenRow => ({
  path: `/${keyProp}`,
  tag: 'account-list',
  load: () => import('../../elements/account-list/account-list.element.ts'),
  attributes: { 'key-prop': keyProp },
  hasLists: true,
  ...others,
})

/** All screens of the panel, §2. Router, menu, shortcuts, breadcrumb and preloading derive from these rows. */
export const screens: readonly ScreenRow[] = [
  {
    path: signInPath,
    access: 'public',
    tag: 'admin-sign-in',
    load: () => import('../../elements/admin-sign-in/admin-sign-in.element.ts'),
    attributes: { autofocus: '' },
    hasResetLink: true,
    heading: ['signIn'],
  },
  {
    path: overviewPath,
    tag: 'admin-overview',
    load: () => import('../../elements/admin-overview/admin-overview.element.ts'),
    heading: ['overview'],
    menu: { group: 'overview', title: 'overview', icon: 'overview', key: 'o' },
    loadAhead: 4,
  },
  subscriptions('active', 'activeSubscriptions', {
    menu: { group: 'subscriptions', title: 'active', icon: 'active', key: 's' },
    loadAhead: 1,
  }),
  subscriptions('inactive', 'inactiveSubscriptions', {
    menu: { group: 'subscriptions', title: 'inactive', icon: 'inactive', key: 'i' },
  }),
  subscriptions('canceled', 'canceledSubscriptions'),
  subscriptions('expired', 'expiredSubscriptions'),
  accountList('doctors', {
    heading: ['practices'],
    menu: { group: 'practices', title: 'doctors', icon: 'doctors', key: 'd' },
    preload: 'doctors',
    loadAhead: 2,
  }),
  {
    path: '/doctor',
    tag: 'doctor-profile',
    load: () => import('../../elements/doctor-profile/doctor-profile.element.ts'),
    idAttribute: 'doctor-id',
    hasName: true,
    hasSections: true,
    hasLists: true,
    heading: ['doctorProfile', 'practices'],
    within: '/doctors',
    loadAhead: 3,
  },
  {
    path: '/doctors/edit',
    tag: 'doctor-editor',
    load: () => import('../../elements/doctor-editor/doctor-editor.element.ts'),
    idAttribute: 'doctor-id',
    hasName: true,
    withinRecord: '/doctor',
    heading: ['editDoctor', 'practices'],
    within: '/doctors',
  },
  accountList('patients', {
    heading: ['patients', 'practices'],
    menu: { group: 'practices', title: 'patients', icon: 'patients', key: 'p' },
    preload: 'patients',
  }),
  {
    path: '/patient',
    tag: 'patient-detail',
    load: () => import('../../elements/patient-detail/patient-detail.element.ts'),
    idAttribute: 'patient-id',
    hasName: true,
    heading: ['patientDetail', 'practices', 'patients'],
    within: '/patients',
  },
  {
    path: '/profile',
    tag: 'admin-profile',
    load: () => import('../../elements/admin-profile/admin-profile.element.ts'),
    heading: ['profile', 'users'],
    menu: { group: 'account', title: 'profile', icon: 'profile', key: 'm' },
  },
  {
    path: '/change-password',
    tag: 'admin-password',
    load: () => import('../../elements/admin-password/admin-password.element.ts'),
    heading: ['changePassword', 'users'],
    menu: { group: 'account', title: 'changePassword', icon: 'password', key: 'w' },
  },
  {
    path: '/change-email',
    tag: 'admin-email',
    load: () => import('../../elements/admin-email/admin-email.element.ts'),
    heading: ['changeEmail', 'users'],
    menu: { group: 'account', title: 'changeEmail', icon: 'email', key: 'e' },
  },
  {
    path: '/add-admin',
    tag: 'admin-create',
    load: () => import('../../elements/admin-create/admin-create.element.ts'),
    heading: ['addAdmin', 'users'],
    menu: { group: 'account', title: 'addAdmin', icon: 'add-admin', key: 'n', role: 'superadmin', isAction: true },
  },
  accountList('admins', {
    heading: ['admins', 'users'],
    menu: { group: 'account', title: 'adminsList', icon: 'admins', key: 'a', role: 'superadmin' },
  }),
  {
    path: '/portals',
    tag: 'portal-keys',
    load: () => import('../../elements/portal-keys/portal-keys.element.ts'),
    heading: ['portals', 'users'],
    menu: { group: 'account', title: 'portals', icon: 'portals', key: 'k', role: 'superadmin' },
  },
  {
    path: '/activity',
    tag: 'activity-log',
    load: () => import('../../elements/activity-log/activity-log.element.ts'),
    idAttribute: 'admin-id',
    isIdOptional: true,
    hasLists: true,
    heading: ['history', 'users'],
    menu: { group: 'account', title: 'history', icon: 'history', key: 'h', role: 'superadmin' },
  },
]

/** Returns the regular expression of a row's path. */
export function patternOf({ path }: ScreenRow): string {
  return `^${path.replaceAll(/:\w+/g, '[^/]+')}$`
}

const patterns = screens.map((row) => ({ row, pattern: new RegExp(patternOf(row)) }))

/** Returns the row of a path without query; undefined if the panel has no such screen. */
export const rowAt = (path: string): ScreenRow | undefined => patterns.find(({ pattern }) => pattern.test(path))?.row
