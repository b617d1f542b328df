import { useEffect } from 'react'
import { useHost } from '../../runtime/host.ts'

/** How much of an element is unsaved: a form, or what its sending began. */
const unsavedIn = new WeakMap<HTMLElement, number>()

function count(host: HTMLElement, by: number): void {
  const now = (unsavedIn.get(host) ?? 0) + by
  unsavedIn.set(host, now)
  host.toggleAttribute('unsaved', now > 0)
}

/**
 * While there are unsaved changes, the element carries the attribute `unsaved`, by which a page knows to ask before it leads on;
 * where the page itself is left, the browser asks.
 */
export function useUnsavedChanges(unsaved: boolean): void {
  const host = useHost()
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    count(host, 1)
    window.addEventListener('beforeunload', ask)
    return () => {
      count(host, -1)
      window.removeEventListener('beforeunload', ask)
    }
  }, [host, unsaved])
}
