import { hrefOf, isCurrentAddress, pathOf } from '../installation/paths.ts'
import { addressAsItWas } from './list-address.ts'
import { rowAt } from './screens.ts'

/**
 * Turns plain clicks on the panel's links, also in shadow roots, into navigation without a page load.
 * The browser handles all other clicks. Calls `preload` on pointerdown, before the click.
 */
export function followLinks(go: (path: string) => void, preload: (path: string) => void): void {
  document.addEventListener('pointerdown', (event) => {
    const path = pathAt(event)
    if (path && !isCurrentAddress(path)) preload(path)
  })
  document.addEventListener('click', (event) => {
    const path = pathAt(event)
    if (!path) return
    event.preventDefault()
    go(path)
  })
}

function pathAt(event: MouseEvent): string | undefined {
  if (!isPlain(event)) return undefined
  const parts = event.composedPath()
  const path = destinationOf(parts.find(isLink))
  return path !== undefined && isBack(path) && parts.some(isScreen) ? addressAsItWas(path) : path
}

/** True for the list that the current screen belongs to. A screen's link back leads to the list as it was, like the breadcrumb. */
const isBack = (path: string) => rowAt(pathOf(location.pathname))?.within === path

const isScreen = (target: EventTarget) => target instanceof Element && target.classList.contains('screen')

const isPlain = ({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

const isLink = (target: EventTarget): target is HTMLAnchorElement => target instanceof HTMLAnchorElement && target.href !== ''

/** Returns the panel path of a link. Undefined for other origins, downloads, other windows and links with a hash. */
function destinationOf(link: HTMLAnchorElement | undefined): string | undefined {
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download') || link.relList.contains('external'))
    return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || !pathname.startsWith(hrefOf('/')) || hash) return undefined
  return pathOf(pathname + search)
}
