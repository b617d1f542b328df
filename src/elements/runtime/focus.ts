import { getParent } from '@fluentui/react-utilities'
import { createTabster, getShadowDOMAPI, type Types } from 'tabster'
import { watchRoots } from './roots.ts'

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

// Before any dialog renders: Tab would leave it otherwise. The options are the ones that Fluent itself gives.
window.__tabsterShadowDOMAPI ??= { ...getShadowDOMAPI(), createMutationObserver: (callback) => new RootsObserver(callback) }

// Held for the life of the page: with its last user gone, tabster would forget to show again what a dialog had hidden.
createTabster(window, {
  autoRoot: {},
  controlTab: false,
  getParent,
  checkUncontrolledCompletely: (element) => element.firstElementChild?.hasAttribute('data-is-focus-trap-zone-bumper') || undefined,
  DOMAPI: window.__tabsterShadowDOMAPI,
})
