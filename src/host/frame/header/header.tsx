import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $configuration } from '../../../core/configuration.ts'
import { CustomizerButton } from '../../settings/customizer/customizer-button.tsx'
import { ThemeToggle } from '../../settings/customizer/theme-toggle.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Logo } from '../../parts/logo.tsx'
import { $frameMessages } from '../../i18n/messages/frame.ts'
import { hrefOf } from '../../installation/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { $frameShape } from '../../settings/frame-shape.ts'
import './header.css'
import { LanguageMenu } from '../../settings/language/language-menu.tsx'
import { MenuSearch } from '../search/menu-search.tsx'
import { $sidebarOpen } from '../open-state.ts'
import { toneClass } from '../tone.ts'

/** Renders the header. In layouts with the menu in the header, the menu is its child. */
export function Header({ children }: { children?: ReactNode }) {
  const { brand } = useStore($configuration)
  const { menu } = useStore($frameMessages)
  const open = useStore($sidebarOpen)
  const { bar, tone } = useStore($frameShape)
  return (
    <header className={`header ${toneClass(bar === 'header' ? tone : 'plain')} ${open ? 'open' : ''}`}>
      <button
        type="button"
        id="sidebar-toggle"
        className="icon-button"
        data-pe-tip=""
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
