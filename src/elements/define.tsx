import iconCss from '@fluentui/react-icons/headless/styles.css?inline'
import { useStore } from '@nanostores/react'
import themeCss from 'virtual:theme.css'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { isFirstCopy } from '../core/copy.ts'
import { $takeovers } from '../core/identity.ts'
import { $loadErrorMessages } from '../core/messages/load-errors.ts'
import { followAppearance } from './runtime/appearance.ts'
import baseCss from './runtime/base.css?inline'
import { customElement } from './runtime/custom-element.ts'
import { ErrorBoundary } from './runtime/error-boundary.tsx'
import { HostContext } from './runtime/host.ts'
import { setStyles } from './runtime/style-sheets.ts'
import { ThemedRoot } from './runtime/themed-root.tsx'
import { Notice } from './ui/notice/notice.tsx'
import { whenDue } from './when-due.ts'

setStyles('theme', themeCss)
setStyles('base', baseCss)
setStyles('icons', iconCss)

/**
 * Registers a screen as a custom element. Registering a tag twice is harmless, and nothing happens where there is no browser.
 * @param attributes the component's properties that are attributes, in camel case; all are strings, `undefined` when absent
 * @param prepare asks for what the screen is about to show, so that the answer is on its way while that is drawn for the first time
 */
export function defineElement<Props extends object>(
  tag: string,
  Screen: ComponentType<Props>,
  attributes: readonly (keyof Props & string)[],
  prepare?: (attributes: Props) => void,
): void {
  if (typeof customElements === 'undefined' || !isFirstCopy() || customElements.get(tag)) return
  followAppearance()
  customElements.define(tag, customElement(inElement(Screen), attributes, { whenDue, prepare }))
}

function inElement<Props extends object>(Screen: ComponentType<Props>) {
  return function ElementRoot({ container, ...props }: Props & { container: ShadowRoot }) {
    return (
      <HostContext value={container.host as HTMLElement}>
        <ThemedRoot>
          <ErrorBoundary fallback={(retry) => <Broken retry={retry} />}>
            <ForOneAdmin>
              <Screen {...(props as unknown as Props)} />
            </ForOneAdmin>
          </ErrorBoundary>
        </ThemedRoot>
      </HostContext>
    )
  }
}

/** Begins anew when another admin takes over. */
function ForOneAdmin({ children }: { children: ReactNode }) {
  return <Fragment key={useStore($takeovers)}>{children}</Fragment>
}

function Broken({ retry }: { retry: () => void }) {
  return <Notice message={useStore($loadErrorMessages).render} retry={retry} />
}
