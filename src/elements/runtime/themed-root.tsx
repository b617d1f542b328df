import { useStore } from '@nanostores/react'
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { $locale } from '../../core/i18n/i18n.ts'
import { $dark, directionAt, onDirectionChange } from '../../core/theme/theme.ts'
import { useHost } from './host.ts'

/** Returns direction and class name for the root of an element, and for its parts elsewhere on the page. */
export function useThemedRoot() {
  const host = useHost()
  const dir = useSyncExternalStore(onDirectionChange, () => directionAt(host))
  return { dir, className: useStore($dark) ? 'pe-root pe-dark' : 'pe-root' }
}

/** Root of an element's content. Styles of the page end here. */
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
