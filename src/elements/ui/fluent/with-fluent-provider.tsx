import { RendererProvider, renderFluentProvider_unstable, slot, useFluentProviderContextValues_unstable } from '@fluentui/react-components'
import { createShadowDOMRenderer } from '@griffel/shadow-dom'
import type { ComponentType, ReactNode } from 'react'
import { everyRoot } from '../../runtime/style-sheets.ts'
import { useThemedRoot } from '../../runtime/themed-root.tsx'

/** The page's only Griffel renderer. */
let renderer: ReturnType<typeof createShadowDOMRenderer> | undefined

/** What a component of Fluent needs around it. Lists come without any until a dialog opens: to load and to begin it takes as long as a page of rows. */
export function withFluentProvider<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InFluent(props: Props) {
    renderer ??= createShadowDOMRenderer(everyRoot as ShadowRoot)
    return (
      <RendererProvider renderer={renderer} targetDocument={document}>
        <Contexts>
          <Part {...props} />
        </Contexts>
      </RendererProvider>
    )
  }
}

const nothing = {}

/** Fluent's rules draw focus rings by this attribute. Its own way to set it puts a global on the page; the browser knows as well. */
const focusVisible = 'data-fui-focus-visible'

function markFocus(root: HTMLElement | null): () => void {
  // React hears no focus that the browser gives back while a dialog is removed.
  const over = new AbortController()
  root?.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.toggleAttribute(focusVisible, target.matches(':focus-visible')),
    over,
  )
  root?.addEventListener('focusout', ({ target }) => target instanceof Element && target.removeAttribute(focusVisible), over)
  return () => over.abort()
}

/** Fluent's provider without its styles, which are the root's own, and without its style tag, which would neither reach into a shadow root nor pass a strict policy. */
function Contexts({ children }: { children: ReactNode }) {
  const { className, dir } = useThemedRoot()
  const state = {
    applyStylesToPortals: false,
    components: { root: 'div' as const },
    customStyleHooks_unstable: nothing,
    dir,
    overrides_unstable: nothing,
    root: slot.always({ children, className: 'pe-fluent', ref: markFocus }, { elementType: 'div' }),
    serverStyleProps: { cssRule: '', attributes: {} },
    targetDocument: document,
    theme: undefined,
    themeClassName: className,
  }
  return renderFluentProvider_unstable(state, useFluentProviderContextValues_unstable(state))
}
