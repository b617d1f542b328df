import { layoutUrlOf } from '../../core/theme/layout-url.ts'
import { $layout } from '../../core/theme/settings.ts'
import type { Role } from '../../core/contract/session.ts'
import type { MenuWord } from '../i18n/messages/menu.ts'
import { hasRoute } from './routes.ts'

export interface MenuItem {
  title: MenuWord
  path: string
  /** Paths of pages that belong to this item and have no item of their own. */
  within?: readonly string[]
  /** Name in the sprite. */
  icon: string
  role: 'any' | Role
}

export interface MenuGroup {
  title: MenuWord
  /** Name in the sprite. */
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

/** Returns the menu of a role: the items that have a route and that the role may see. Omits empty groups. */
export function menuFor(role: Role, leadsSomewhere: (path: string) => boolean = hasRoute): MenuGroup[] {
  const shown = (item: MenuItem) => leadsSomewhere(item.path) && ['any', role].includes(item.role)
  return menu()
    .map((group) => ({ ...group, items: group.items.filter(shown) }))
    .filter(({ items }) => items.length > 0)
}

/** The overview counts as one page, whichever layout its address names. */
const leadsTo = ({ path }: MenuItem, shown: string) => path === shown || [path, shown].every((one) => one.startsWith(overviewPath))

/** Returns `aria-current` of an item: 'page' for the current page, 'true' if the current page belongs to the item. */
export const currentOf = (item: MenuItem, shown: string): 'page' | 'true' | undefined =>
  leadsTo(item, shown) ? 'page' : item.within?.includes(shown) ? 'true' : undefined
