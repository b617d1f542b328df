import type { ReactNode } from 'react'
import { LanguageMenu } from '../settings/language/language-menu.tsx'
import { Logo } from '../parts/logo.tsx'
import './sign-in-page.css'

/** Renders the page of public screens: a card on a background in the brand's colors, with the logo above. */
export function SignInPage({ children }: { children: ReactNode }) {
  return (
    <div className="sign-in-page">
      <header>
        <Logo />
        <LanguageMenu />
      </header>
      <main tabIndex={-1}>{children}</main>
    </div>
  )
}
