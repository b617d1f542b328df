import css from './page-hosts.css?inline'
import { addRoot, onDeserted, removeRoot } from './roots.ts'
import { setStyles } from './style-sheets.ts'
import { homeOf } from './top-layer.ts'

setStyles('page-hosts', css)

let overlay: HTMLElement | undefined

/** Where dialogs of an element open: on the page itself, because a transformed or clipped ancestor would cut them off. */
export function overlayRoot(element: Element): ShadowRoot {
  overlay ??= document.createElement('pe-overlay')
  const home = homeOf(element)
  if (overlay.parentNode !== home) home.append(overlay)
  const root = overlay.shadowRoot ?? overlay.attachShadow({ mode: 'open' })
  addRoot(root)
  return root
}

onDeserted(() => {
  if (overlay?.shadowRoot) removeRoot(overlay.shadowRoot)
  overlay?.remove()
  overlay = undefined
})
