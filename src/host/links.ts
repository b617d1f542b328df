import { hrefOf, isCurrentAddress, pathOf } from './paths.ts'

/** Plain clicks on the panel's links turn the page in place, in shadow roots too; all other clicks stay the browser's. `preload` hears of them while the pointer is still pressed. */
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

/** The panel's path that a link leads to, if it leads to one. */
function destinationOf(link: HTMLAnchorElement | undefined): string | undefined {
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download') || link.relList.contains('external'))
    return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || !pathname.startsWith(hrefOf('/')) || hash) return undefined
  return pathOf(pathname + search)
}
