import css from './page-hosts.css?inline'
import { addRoot, onDeserted, removeRoot } from './roots.ts'
import { setStyles } from './style-sheets.ts'

setStyles('page-hosts', css)

let overlay: HTMLElement | undefined

/** Where dialogs open: on the page itself, because a transformed or clipped ancestor of an element would cut them off. */
export function overlayRoot(): ShadowRoot {
  overlay ??= document.createElement('pe-overlay')
  if (!overlay.isConnected) document.body.append(overlay)
  const root = overlay.shadowRoot ?? overlay.attachShadow({ mode: 'open' })
  addRoot(root)
  return root
}

onDeserted(() => {
  if (overlay?.shadowRoot) removeRoot(overlay.shadowRoot)
  overlay?.remove()
  overlay = undefined
})
