import { layoutUrlOf } from '../core/theme/layout-url.ts'
import { $layout } from '../core/theme/settings.ts'
import type { Role } from '../core/contract/session.ts'
import type { MenuWord } from './messages/menu.ts'
import { hasRoute } from './routes.ts'

export interface MenuItem {
  title: MenuWord
  path: string
  /** Of pages that belong to this one and have no item. */
  within?: readonly string[]
  /** Of the sprite. */
  icon: string
  role: 'any' | Role
}

export interface MenuGroup {
  title: MenuWord
  /** Of the sprite. */
  icon: string
  items: readonly MenuItem[]
}

const overviewPath = '/dashboard/default/'

const menu = (): readonly MenuGroup[] => [
  {
    title: 'overview',
    icon: 'overview',
    items: [{ title: 'overview', path: overviewPath + layoutUrlOf($layout.get()), icon: 'overview', role: 'any' }],
  },
  {
    title: 'subscriptions',
    icon: 'subscriptions',
    items: [
      { title: 'active', path: '/subscription/active', icon: 'active', role: 'any' },
      { title: 'inactive', path: '/subscription/inactive', icon: 'inactive', role: 'any' },
    ],
  },
  {
    title: 'practices',
    icon: 'doctors',
    items: [
      { title: 'doctors', path: '/doctors', within: ['/doctor', '/doctors/edit'], icon: 'doctors', role: 'any' },
      { title: 'patients', path: '/patients', within: ['/patient'], icon: 'patients', role: 'any' },
    ],
  },
  {
    title: 'account',
    icon: 'profile',
    items: [
      { title: 'profile', path: '/profile', icon: 'profile', role: 'any' },
      { title: 'changePassword', path: '/change-password', icon: 'password', role: 'any' },
      { title: 'changeEmail', path: '/change-email', icon: 'email', role: 'any' },
      { title: 'addAdmin', path: '/add-admin', icon: 'add-admin', role: 'superadmin' },
      { title: 'adminsList', path: '/admins', icon: 'admins', role: 'superadmin' },
    ],
  },
]

/** The menu of a role: what leads somewhere and is meant for it. */
export function menuFor(role: Role, leadsSomewhere: (path: string) => boolean = hasRoute): MenuGroup[] {
  const shown = (item: MenuItem) => leadsSomewhere(item.path) && ['any', role].includes(item.role)
  return menu()
    .map((group) => ({ ...group, items: group.items.filter(shown) }))
    .filter(({ items }) => items.length > 0)
}

/** Whether an item leads to where one is; the overview is one place, whichever layout its address names. */
const leadsTo = ({ path }: MenuItem, shown: string) => path === shown || [path, shown].every((one) => one.startsWith(overviewPath))

/** What `aria-current` says of an item: that it leads to where one is, or to what that belongs to. */
export const currentOf = (item: MenuItem, shown: string): 'page' | 'true' | undefined =>
  leadsTo(item, shown) ? 'page' : item.within?.includes(shown) ? 'true' : undefined
