import { getParent } from '@fluentui/react-utilities'
import { createTabster, disposeTabster, getShadowDOMAPI, type Types } from 'tabster'
import { onDeserted, watchRoots } from './roots.ts'

declare global {
  interface Window {
    __tabsterShadowDOMAPI?: Types.DOMAPI
  }
}

/**
 * Sees changes in the page and in our shadow roots only. Tabster's own observer patches `attachShadow`
 * and never lets go of the roots that were removed.
 */
class RootsObserver extends MutationObserver {
  private stop?: () => void

  override observe(target: Node, options?: MutationObserverInit): void {
    super.observe(target, options)
    this.stop ??= watchRoots((root) => super.observe(root, options))
  }

  override disconnect(): void {
    this.stop?.()
    super.disconnect()
  }
}

if ('__tabsterInstance' in window && !window.__tabsterShadowDOMAPI)
  console.warn('Practice Elements: Tabster (of Fluent UI) was on this page first and cannot see into shadow roots, so Tab may leave open dialogs. Set window.__tabsterShadowDOMAPI = getShadowDOMAPI() of tabster before the page renders.')

const intoOurRoots: Types.DOMAPI = { ...getShadowDOMAPI(), createMutationObserver: (callback) => new RootsObserver(callback) }
const mark = 'data-tabster'
let held: { tabster: Types.Tabster; wasMarked: boolean } | undefined

/** Has tabster from before any dialog renders, since Tab would leave it otherwise. The options are the ones that Fluent itself gives. */
function hold(): void {
  if (held) return
  window.__tabsterShadowDOMAPI ??= intoOurRoots
  const wasMarked = document.body.hasAttribute(mark)
  const tabster = createTabster(window, {
    autoRoot: {},
    controlTab: false,
    getParent,
    checkUncontrolledCompletely: (element) => element.firstElementChild?.hasAttribute('data-is-focus-trap-zone-bumper') || undefined,
    DOMAPI: window.__tabsterShadowDOMAPI,
  })
  held = { tabster, wasMarked }
}

// With its last user gone, tabster would forget to show again what a dialog had hidden: it is held as long as an element is on the page.
watchRoots(hold)
onDeserted(() => {
  if (!held) return
  disposeTabster(held.tabster)
  if (!held.wasMarked && !('__tabsterInstance' in window)) document.body.removeAttribute(mark)
  if (window.__tabsterShadowDOMAPI === intoOurRoots) delete window.__tabsterShadowDOMAPI
  held = undefined
})
