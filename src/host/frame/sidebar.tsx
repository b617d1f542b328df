import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { leave } from '../leaving.ts'
import { $frameUser, logOut, sidebarLogOutDelay } from '../log-out.ts'
import { menuFor, type MenuGroup } from '../menu.ts'
import { $frameMessages } from '../messages/frame.ts'
import { $menuMessages } from '../messages/menu.ts'
import { hrefOf } from '../paths.ts'
import './sidebar.css'
import { $sidebarOpen } from './sidebar-open.ts'

function close(): void {
  if (!$sidebarOpen.get()) return
  $sidebarOpen.set(false)
  document.getElementById('sidebar-toggle')?.focus()
}

/** The menu. On narrow screens it lies over the page until something is chosen, or Escape, or a click beside it. */
export function Sidebar({ path }: { path: string }) {
  const { menu, logOut: logOutLabel } = useStore($frameMessages)
  const { role } = useStore($frameUser)
  const open = useStore($sidebarOpen)
  const sidebar = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!open) return
    sidebar.current?.querySelector<HTMLElement>('[aria-current], a')?.focus()
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [open])

  return (
    <>
      <nav id="sidebar" className={open ? 'sidebar open' : 'sidebar'} aria-label={menu} ref={sidebar}>
        <div className="sidebar-groups">
          {menuFor(role).map((group) => (
            <Group key={group.title} group={group} path={path} />
          ))}
        </div>
        <button type="button" className="sidebar-item sidebar-log-out" onClick={() => leave(() => logOut(sidebarLogOutDelay))}>
          <Icon name="log-out" />
          {logOutLabel}
        </button>
      </nav>
      <div className="scrim" onClick={close} />
    </>
  )
}

function Group({ group: { title, items }, path }: { group: MenuGroup; path: string }) {
  const words = useStore($menuMessages)
  return (
    <section>
      <p className="sidebar-heading" id={`menu-${title}`}>
        {words[title]}
      </p>
      <ul aria-labelledby={`menu-${title}`}>
        {items.map((item) => {
          const current = item.path === path
          return (
            <li key={item.path}>
              <a className="sidebar-item" href={hrefOf(item.path)} aria-current={current ? 'page' : undefined} onClick={close}>
                <Icon name={item.icon} kind={current ? 'fill' : 'stroke'} />
                {words[item.title]}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
