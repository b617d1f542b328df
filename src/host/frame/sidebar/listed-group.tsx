import { useStore } from '@nanostores/react'
import type { MenuGroup } from '../../routing/menu.ts'
import { $menuMessages } from '../../i18n/messages/menu.ts'
import { MenuLink } from './menu-link.tsx'

export interface GroupProps {
  group: MenuGroup
  /** Path of the current page. */
  path: string
  onChoice: () => void
}

export function ListedGroup({ group: { title, items }, path, onChoice }: GroupProps) {
  const words = useStore($menuMessages)
  return (
    <section>
      <p className="sidebar-heading" id={`menu-${title}`}>
        {words[title]}
      </p>
      <ul aria-labelledby={`menu-${title}`}>
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} path={path} onChoice={onChoice} />
          </li>
        ))}
      </ul>
    </section>
  )
}
