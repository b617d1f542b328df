import { useStore } from '@nanostores/react'
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { $locale } from '../../core/i18n.ts'
import { $dark, directionAt, onDirectionChange } from '../../core/theme/theme.ts'
import { useHost } from './host.ts'

/** The theme of an element's root, and of what stands elsewhere on the page for it. */
export function useThemedRoot() {
  const host = useHost()
  const dir = useSyncExternalStore(onDirectionChange, () => directionAt(host))
  return { dir, className: useStore($dark) ? 'pe-root pe-dark' : 'pe-root' }
}

/** What an element shows begins here: nothing of the page's style reaches further. */
export function ThemedRoot({ children }: { children: ReactNode }) {
  const host = useHost()
  const { dir, className } = useThemedRoot()
  useLayoutEffect(() => host.shadowRoot?.querySelector('.pe-place')?.remove(), [host])
  return (
    <div className={className} dir={dir} lang={useStore($locale)}>
      {children}
    </div>
  )
}
