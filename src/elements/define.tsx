import iconCss from '@fluentui/react-icons/headless/styles.css?inline'
import { useStore } from '@nanostores/react'
import themeCss from 'virtual:theme.css'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { isFirstInstance } from '../core/single-instance.ts'
import { $userChanges } from '../core/identity.ts'
import { $loadErrorMessages } from '../core/messages/load-errors.ts'
import { followAppearance } from './runtime/appearance.ts'
import baseCss from './runtime/base.css?inline'
import { customElement } from './runtime/custom-element.ts'
import { ErrorBoundary } from './runtime/error-boundary.tsx'
import { HostContext } from './runtime/host.ts'
import { setStyles } from './runtime/style-sheets.ts'
import { ThemedRoot } from './runtime/themed-root.tsx'
import { Loading } from './ui/loaded/loading.tsx'
import { Notice } from './ui/notice/notice.tsx'
import { whenDue } from './when-due.ts'

setStyles('theme', themeCss)
setStyles('base', baseCss)
setStyles('icons', iconCss)

interface ElementOptions<Props> {
  /** Attributes that say whose data is shown. While one of their properties is null or undefined, the element waits and asks for nothing. */
  awaited?: readonly (keyof Props & string)[]
  /** Asks for what the screen is about to show, so that the answer is on its way while that is drawn for the first time. */
  prepare?: (attributes: Props) => void
}

/**
 * Registers a screen as a custom element. Registering a tag twice is harmless, and nothing happens where there is no browser.
 * @param attributes the component's properties that are attributes, in camel case; all are strings, `undefined` when absent
 */
export function defineElement<Props extends object>(
  tag: string,
  Screen: ComponentType<Props>,
  attributes: readonly (keyof Props & string)[],
  { awaited = [], prepare }: ElementOptions<Props> = {},
): void {
  if (typeof customElements === 'undefined' || !isFirstInstance() || customElements.get(tag)) return
  followAppearance()
  const isKnown = (props: Props) => awaited.every((name) => props[name] !== null)
  const begin = prepare && ((props: Props) => isKnown(props) && prepare(props))
  customElements.define(tag, customElement(inElement(Screen, isKnown), attributes, { awaited, whenDue, prepare: begin }))
}

function inElement<Props extends object>(Screen: ComponentType<Props>, isKnown: (props: Props) => boolean) {
  return function ElementRoot({ container, ...others }: Props & { container: ShadowRoot }) {
    const props = others as unknown as Props
    return (
      <HostContext value={container.host as HTMLElement}>
        <ThemedRoot>
          <ErrorBoundary fallback={(retry) => <Broken retry={retry} />}>
            <ForOneAdmin>{isKnown(props) ? <Screen {...props} /> : <Loading />}</ForOneAdmin>
          </ErrorBoundary>
        </ThemedRoot>
      </HostContext>
    )
  }
}

/** Begins anew when another admin takes over. */
function ForOneAdmin({ children }: { children: ReactNode }) {
  return <Fragment key={useStore($userChanges)}>{children}</Fragment>
}

function Broken({ retry }: { retry: () => void }) {
  return <Notice message={useStore($loadErrorMessages).render} retry={retry} />
}
