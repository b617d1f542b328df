import iconCss from '@fluentui/react-icons/headless/styles.css?inline'
import { useStore } from '@nanostores/react'
import themeCss from 'virtual:theme.css'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { isFirstInstance } from '../core/single-instance.ts'
import { $userChanges } from '../core/identity.ts'
import { $loadErrorMessages } from '../core/i18n/parts/load-errors.ts'
import { followAppearance } from './runtime/follow-appearance.ts'
import baseCss from './runtime/base.css?inline'
import { customElement } from './runtime/custom-element.ts'
import { showElementTips } from './runtime/element-tips.ts'
import { ErrorBoundary } from './runtime/error-boundary.tsx'
import { HostContext } from './runtime/host.ts'
import { isKnown, type ListPreload } from './runtime/properties.ts'
import { setStyles } from './runtime/style-sheets.ts'
import { ThemedRoot } from './runtime/themed-root.tsx'
import { Loading } from './ui/feedback/loading/loading.tsx'
import { Notice } from './ui/feedback/notice/notice.tsx'
import { whenDue } from './when-due.ts'

setStyles('theme', themeCss)
setStyles('base', baseCss)
setStyles('icons', iconCss)
showElementTips()

type ElementOptions<Props extends object> = Partial<Pick<ListPreload<Props>, 'awaited' | 'preload'>>

/**
 * Registers a screen as a custom element. Does nothing if the tag is registered already, or without a browser.
 * @param attributes component props that are attributes, in camel case; values are strings, or `undefined` if absent
 */
export function defineElement<Props extends object>(
  tag: string,
  Screen: ComponentType<Props>,
  attributes: readonly (keyof Props & string)[],
  { awaited = [], preload }: ElementOptions<Props> = {},
): void {
  if (typeof customElements === 'undefined' || !isFirstInstance() || customElements.get(tag)) return
  followAppearance()
  const preloadKnown = preload && ((props: Props) => isKnown(props, awaited) && preload(props))
  customElements.define(tag, customElement(inElement(Screen, awaited), attributes, { awaited, whenDue, preload: preloadKnown }))
}

function inElement<Props extends object>(Screen: ComponentType<Props>, awaited: readonly (keyof Props)[]) {
  return function ElementRoot({ container, ...others }: Props & { container: ShadowRoot }) {
    const props = others as unknown as Props
    const host = container.host as HTMLElement
    return (
      <ErrorBoundary starting={host} fallback={() => <p role="alert">{$loadErrorMessages.get().render}</p>}>
        <HostContext.Provider value={host}>
          <ThemedRoot>
            <ErrorBoundary fallback={(retry) => <Broken retry={retry} />}>
              <ForOneAdmin>{isKnown(props, awaited) ? <Screen {...props} /> : <Loading />}</ForOneAdmin>
            </ErrorBoundary>
          </ThemedRoot>
        </HostContext.Provider>
      </ErrorBoundary>
    )
  }
}

/** Remounts its children when another admin signs in. */
function ForOneAdmin({ children }: { children: ReactNode }) {
  return <Fragment key={useStore($userChanges)}>{children}</Fragment>
}

function Broken({ retry }: { retry: () => void }) {
  const { failed, render } = useStore($loadErrorMessages)
  return <Notice title={failed} message={render} retry={retry} />
}
