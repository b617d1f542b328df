import { useStore } from '@nanostores/react'
import { currentOf, type MenuItem } from '../../routing/menu.ts'
import { $menuMessages } from '../../i18n/messages/menu.ts'
import { hrefOf } from '../../installation/paths.ts'
import { MenuIcon } from './menu-icon.tsx'

interface MenuLinkProps {
  item: MenuItem
  /** Path of the current page. */
  path: string
  onChoice: () => void
}

export function MenuLink({ item, path, onChoice }: MenuLinkProps) {
  const words = useStore($menuMessages)
  return (
    <a className="sidebar-item" data-pe-tip="" href={hrefOf(item.path)} aria-current={currentOf(item, path)} onClick={onChoice}>
      <MenuIcon name={item.icon} />
      <span className="sidebar-label">{words[item.title]}</span>
    </a>
  )
}
