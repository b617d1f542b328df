import { RendererProvider, renderFluentProvider_unstable, slot, useFluentProviderContextValues_unstable } from '@fluentui/react-components'
import { createShadowDOMRenderer } from '@griffel/shadow-dom'
import type { ComponentType, ReactNode } from 'react'
import { everyRoot } from '../../runtime/style-sheets.ts'
import { useThemedRoot } from '../../runtime/themed-root.tsx'

let renderer: ReturnType<typeof createShadowDOMRenderer> | undefined

/**
 * Wraps a component with the contexts that Fluent needs. Lists render without them until a dialog opens:
 * loading and starting Fluent takes as long as a page of rows.
 */
export function withFluentProvider<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithFluentProvider(props: Props) {
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

/** Attribute that Fluent's rules use to draw focus rings. Fluent's own code for it needs a global on the page; `:focus-visible` does not. */
const focusVisible = 'data-fui-focus-visible'

function markFocus(root: HTMLElement | null): void {
  // Native listeners: React does not see a focus that the browser restores while a dialog is removed.
  root?.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.toggleAttribute(focusVisible, target.matches(':focus-visible')),
  )
  root?.addEventListener('focusout', ({ target }) => target instanceof Element && target.removeAttribute(focusVisible))
}

/**
 * Fluent's provider without its styles, which the root has already, and without its style tag.
 * A style tag neither reaches into a shadow root nor passes a strict Content Security Policy.
 */
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
