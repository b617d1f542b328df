import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { leaveOrAsk } from '../../routing/leaving.ts'
import { $frameUser, logOut, sidebarLogOutDelay } from '../log-out.ts'
import { menuFor } from '../../routing/menu.ts'
import { $frameMessages } from '../../i18n/messages/frame.ts'
import { CollapseButton } from './collapse-button.tsx'
import { $frameShape } from '../../settings/frame-shape.ts'
import { ListedGroup } from './listed-group.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { PopUpGroup } from './pop-up-group.tsx'
import './sidebar.css'
import './sidebar-drawer.css'
import './sidebar-narrow.css'
import './sidebar-row.css'
import { $sidebarOpen } from '../open-state.ts'
import { toneClass } from '../tone.ts'

function close(): void {
  if (!$sidebarOpen.get()) return
  $sidebarOpen.set(false)
  document.getElementById('sidebar-toggle')?.focus()
}

/** Renders the menu. A drawer closes on a choice, on Escape and on a click outside. */
export function Sidebar({ path }: { path: string }) {
  const { menu, logOut: logOutLabel } = useStore($frameMessages)
  const { role } = useStore($frameUser)
  const { bar, groups, tone, collapsible } = useStore($frameShape)
  const open = useStore($sidebarOpen)
  const sidebar = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (!open) return
    sidebar.current?.querySelector('a')?.focus()
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [open])

  const Group = groups === 'listed' ? ListedGroup : PopUpGroup
  return (
    <>
      <nav
        id="sidebar"
        className={`sidebar ${toneClass(tone)} ${open ? 'open' : ''}`}
        aria-label={menu}
        data-pe-tips={bar === 'side' ? 'beside' : undefined}
        ref={sidebar}
      >
        <div className="sidebar-groups">
          {menuFor(role).map((group) => (
            <Group key={group.title} group={group} path={path} onChoice={close} />
          ))}
        </div>
        {collapsible && <CollapseButton />}
        <button
          type="button"
          className="sidebar-item sidebar-log-out"
          data-pe-tip=""
          onClick={() => leaveOrAsk(() => logOut(sidebarLogOutDelay))}
        >
          <MenuIcon name="log-out" />
          <span className="sidebar-label">{logOutLabel}</span>
        </button>
      </nav>
      <div className="scrim" onClick={close} />
    </>
  )
}
