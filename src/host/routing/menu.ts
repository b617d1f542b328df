import type { Role } from '../../core/contract/session.ts'
import { $layout } from '../../core/theme/settings.ts'
import type { MenuWord } from '../i18n/messages/menu.ts'
import { withLayout } from './layout-of-address.ts'
import { menuGroups, rowAt, screens, type MenuEntry, type ScreenRow } from './screens.ts'

export interface MenuItem extends MenuEntry {
  path: string
  row: ScreenRow
}

export interface MenuGroup {
  title: MenuWord
  /** Name in the sprite. */
  icon: string
  items: readonly MenuItem[]
}

/** Returns the menu of a role: the entries that the role may see. Omits empty groups. */
export function menuFor(role: Role): MenuGroup[] {
  const layout = $layout.get()
  const items = screens.flatMap((row): MenuItem[] => {
    const { menu, path } = row
    return menu && (menu.role ?? role) === role ? [{ ...menu, row, path: withLayout(path, layout) }] : []
  })
  return Object.entries(menuGroups)
    .map(([title, icon]) => ({ title: title as MenuEntry['group'], icon, items: items.filter(({ group }) => group === title) }))
    .filter((group) => group.items.length > 0)
}

/** Returns `aria-current` of an item: 'page' for the current page, 'true' if the current page belongs to the item. */
export function currentOf({ row }: MenuItem, shown: string): 'page' | 'true' | undefined {
  const current = rowAt(shown)
  if (current === row) return 'page'
  return current?.within === row.path ? 'true' : undefined
}
