import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { brand } from '../brand.ts'
import { CustomizerButton } from '../customizer/customizer-button.tsx'
import { ThemeToggle } from '../customizer/theme-toggle.tsx'
import { Icon } from '../icon.tsx'
import { Logo } from '../logo.tsx'
import { $frameMessages } from '../messages/frame.ts'
import { hrefOf } from '../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { $frameShape } from './frame-shape.ts'
import './header.css'
import { LanguageMenu } from './language-menu.tsx'
import { MenuSearch } from './menu-search.tsx'
import { $sidebarOpen } from './sidebar-open.ts'
import { toneClass } from './tone.ts'

/** Renders the header. In layouts with the menu in the header, the menu is its child. */
export function Header({ children }: { children?: ReactNode }) {
  const { menu } = useStore($frameMessages)
  const open = useStore($sidebarOpen)
  const { bar, tone } = useStore($frameShape)
  return (
    <header className={`header ${toneClass(bar === 'header' ? tone : 'plain')} ${open ? 'open' : ''}`}>
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
      {children}
      <MenuSearch />
      <div className="header-end">
        <LanguageMenu />
        <ThemeToggle />
        <CustomizerButton />
        <AccountMenu />
      </div>
    </header>
  )
}
