import {
  PortalMountNodeProvider,
  RendererProvider,
  renderFluentProvider_unstable,
  slot,
  useFluentProviderContextValues_unstable,
  useFocusVisible,
} from '@fluentui/react-components'
import { createShadowDOMRenderer } from '@griffel/shadow-dom'
import type { ComponentType, ReactNode } from 'react'
import { useHost } from '../../runtime/host.ts'
import { everyRoot } from '../../runtime/style-sheets.ts'
import { useThemedRoot } from '../../runtime/themed-root.tsx'

/** The page's only Griffel renderer. */
let renderer: ReturnType<typeof createShadowDOMRenderer> | undefined

/** What a component of Fluent needs around it. Lists come without any until a dialog opens: to load and to begin it takes as long as a page of rows. */
export function inFluent<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InFluent(props: Props) {
    renderer ??= createShadowDOMRenderer(everyRoot as ShadowRoot)
    return (
      <RendererProvider renderer={renderer} targetDocument={document}>
        {/* Where menus and lists open: the element's own root, because ARIA references can't leave it. Fluent only appends to it. */}
        <PortalMountNodeProvider value={useHost().shadowRoot as Node as HTMLElement}>
          <Contexts>
            <Part {...props} />
          </Contexts>
        </PortalMountNodeProvider>
      </RendererProvider>
    )
  }
}

const nothing = {}

/** Fluent's provider without its styles, which are the root's own, and without its style tag, which would neither reach into a shadow root nor pass a strict policy. */
function Contexts({ children }: { children: ReactNode }) {
  const { className, dir } = useThemedRoot()
  const ref = useFocusVisible<HTMLDivElement>({ targetDocument: document })
  const state = {
    applyStylesToPortals: false,
    components: { root: 'div' as const },
    customStyleHooks_unstable: nothing,
    dir,
    overrides_unstable: nothing,
    root: slot.always({ children, className: 'pe-fluent', ref }, { elementType: 'div' }),
    serverStyleProps: { cssRule: '', attributes: {} },
    targetDocument: document,
    theme: undefined,
    themeClassName: className,
  }
  return renderFluentProvider_unstable(state, useFluentProviderContextValues_unstable(state))
}
