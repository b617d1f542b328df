import { createRoot } from 'react-dom/client'
import { prefetchProfile } from '../../core/admins.ts'
import { $configuration, configure } from '../../core/configuration.ts'
import { ignoreInputMethodKeys } from '../../core/forms/input-method.ts'
import { followTips } from '../../core/tips/follow-tips.ts'
import { $signedIn } from '../../core/session/session-state.ts'
import { panelLinks } from '../installation/links.ts'
import { App } from './app.tsx'
import { preloadList } from '../routing/preload-list.ts'
import { followLanguage } from '../settings/language/language.ts'
import { nameLayoutInAddress } from '../routing/layout-of-address.ts'
import { followLinks } from '../routing/follow-links.ts'
import { $mayStay } from '../frame/log-out.ts'
import { loadNextScreens } from '../routing/next-screens.ts'
import '../page/page.css'
import { focusHeading } from '../page/focus-heading.ts'
import { $resetToken } from '../routing/reset-link.ts'
import { startRouter } from '../routing/router.ts'
import { forgetWithSession } from '../frame/search/recent.ts'
import { followShortcuts } from '../frame/shortcuts/shortcut-keys.ts'
import { applyPageTheme } from '../settings/page-theme.ts'

/**
 * Renders the panel and subscribes to everything that navigates or restyles it.
 * Rejects if the page has no `#panel` element.
 */
export async function startPanel(): Promise<void> {
  const panel = document.getElementById('panel')
  if (!panel) throw new Error('The page has no place for the panel')

  configure({ links: { ...panelLinks, ...$configuration.get().links } })
  ignoreInputMethodKeys(document)
  followTips()
  applyPageTheme()
  nameLayoutInAddress()
  const router = startRouter()
  followLinks(router.go, preloadList)
  followShortcuts(router)
  // Redirects after a sign-in or sign-out in any tab.
  $mayStay.listen(router.check)
  forgetWithSession()
  document.addEventListener('reset-close', () => {
    $resetToken.set(undefined)
    router.check()
  })
  document.addEventListener('admin-create', () => router.go('/admins'))
  // The dialog of the code is still open during the event, and makes the page inert.
  document.addEventListener('email-change', () => queueMicrotask(focusHeading))
  document.addEventListener('list-change', (event) => router.keepListState((event as CustomEvent<{ state: string }>).detail.state))
  if ($signedIn.get()) prefetchProfile()
  loadNextScreens()
  await followLanguage()
  createRoot(panel).render(<App $place={router.$place} />)
}
