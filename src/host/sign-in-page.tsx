import type { ReactNode } from 'react'
import { LanguageMenu } from './frame/language-menu.tsx'
import { Logo } from './logo.tsx'
import './sign-in-page.css'

/** The page of public screens: a card on a ground in the brand's colours, the logo above, nothing else. */
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
