import { hrefOf, isCurrentAddress, pathOf } from '../installation/paths.ts'

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

const pathAt = (event: MouseEvent) => (isPlain(event) ? destinationOf(event.composedPath().find(isLink)) : undefined)

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
