import { useStore } from '@nanostores/react'
import { brand } from '../brand.ts'
import { Icon } from '../icon.tsx'
import { Logo } from '../logo.tsx'
import { $frameMessages } from '../messages/frame.ts'
import { hrefOf } from '../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import './header.css'
import { LanguageMenu } from './language-menu.tsx'
import { MenuSearch } from './menu-search.tsx'
import { $sidebarOpen } from './sidebar-open.ts'

export function Header() {
  const { menu } = useStore($frameMessages)
  const open = useStore($sidebarOpen)
  return (
    <header className="header">
      <button
        type="button"
        id="sidebar-toggle"
        className="icon-button"
        aria-label={menu}
        aria-expanded={open}
        aria-controls="sidebar"
        onClick={() => $sidebarOpen.set(!open)}
      >
        <Icon name="menu" />
      </button>
      <a className="header-brand" href={hrefOf('/')} aria-label={brand}>
        <Logo />
      </a>
      <MenuSearch />
      <div className="header-end">
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  )
}
