import {
  PortalMountNodeProvider,
  RendererProvider,
  renderFluentProvider_unstable,
  slot,
  useFluentProviderContextValues_unstable,
  useFluentProviderStyles_unstable,
  useFocusVisible,
} from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { $locale } from '../../core/i18n.ts'
import { $dark, directionAt, onDirection } from '../../core/theme/theme.ts'
import { griffelRenderer } from './style-sheets.ts'

interface ThemedRootProps {
  /** Where menus and lists open: the element's own root, because ARIA references can't leave it. */
  root: ShadowRoot
  children: ReactNode
}

/** Fluent's provider without its style tag, which would neither reach into a shadow root nor pass a strict policy. */
export function ThemedRoot({ root, children }: ThemedRootProps) {
  return (
    <RendererProvider renderer={griffelRenderer()} targetDocument={document}>
      {/* Fluent appends to the node and asks no more of it, so that a shadow root will do. */}
      <PortalMountNodeProvider value={root as Node as HTMLElement}>
        <FluentRoot host={root.host}>{children}</FluentRoot>
      </PortalMountNodeProvider>
    </RendererProvider>
  )
}

const nothing = {}

function FluentRoot({ host, children }: { host: Element; children: ReactNode }) {
  const dir = useSyncExternalStore(onDirection, () => directionAt(host))
  const lang = useStore($locale)
  useLayoutEffect(() => host.shadowRoot?.querySelector('.pe-place')?.remove(), [host])
  const className = useStore($dark) ? 'pe-root pe-dark' : 'pe-root'
  const ref = useFocusVisible<HTMLDivElement>({ targetDocument: document })
  const state = useFluentProviderStyles_unstable({
    applyStylesToPortals: true,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Fluent's state still asks for it
    components: { root: 'div' },
    customStyleHooks_unstable: nothing,
    dir,
    overrides_unstable: nothing,
    root: slot.always({ children, className, dir, lang, ref }, { elementType: 'div' }),
    serverStyleProps: { cssRule: '', attributes: {} },
    targetDocument: document,
    theme: undefined,
    themeClassName: className,
  })
  return renderFluentProvider_unstable(state, useFluentProviderContextValues_unstable(state))
}
