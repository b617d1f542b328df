import { useStore } from '@nanostores/react'
import { useRef, type ReactNode } from 'react'
import { $configuration } from '../../core/configuration.ts'
import { $frameMessages } from '../i18n/messages/frame.ts'
import type { Heading } from '../routing/routes.ts'
import { ConnectionNotice } from './notices/connection-notice.tsx'
import './frame.css'
import { $frameShape } from '../settings/frame-shape.ts'
import type { FrameShape } from '../settings/layout-shapes.ts'
import { Header } from './header/header.tsx'
import { LeaveQuestion } from './notices/leave-question.tsx'
import { PageTitle } from './page-title.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { $sidebarOpen } from './open-state.ts'

interface FrameProps {
  path: string
  heading: Heading
  /** True if the content shows the title of the page. */
  hasOwnTitle: boolean
  children: ReactNode
}

/** Renders the frame around each screen of a signed-in admin: header, menu, heading and footer. */
export function Frame({ path, heading, hasOwnTitle, children }: FrameProps) {
  const { brand } = useStore($configuration)
  const { skip, copyright } = useStore($frameMessages)
  const sidebarOpen = useStore($sidebarOpen)
  const shape = useStore($frameShape)
  const main = useRef<HTMLElement>(null)
  return (
    <div className="frame" {...attributesOf(shape)}>
      <a
        className="skip button primary"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {skip}
      </a>
      <Header>{shape.bar === 'header' && <Sidebar path={path} />}</Header>
      {shape.bar !== 'header' && <Sidebar path={path} />}
      <div className="content" inert={sidebarOpen}>
        <div className="route-veil" />
        <main id="main" tabIndex={-1} ref={main}>
          <PageTitle {...heading} isHidden={hasOwnTitle} />
          {children}
        </main>
        <footer className="footer">{copyright({ brand })}</footer>
        <ScrollToTop />
        <ConnectionNotice />
      </div>
      <LeaveQuestion />
      <ShortcutsDialog />
    </div>
  )
}

const attributesOf = ({ bar, side, items, groups, floating, boxed, bodyOnly, search }: FrameShape) => ({
  'data-bar': bar,
  'data-side': side,
  'data-items': items,
  'data-groups': groups,
  'data-floating': floating,
  'data-boxed': boxed,
  'data-body-only': bodyOnly,
  'data-search': search,
})
