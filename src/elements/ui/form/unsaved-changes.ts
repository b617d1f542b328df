import { useEffect } from 'react'
import { useHost } from '../../runtime/host.ts'

/** Number of unsaved parts of an element: forms, and steps that a submit started. */
const unsavedIn = new WeakMap<HTMLElement, number>()

function count(host: HTMLElement, by: number): void {
  const now = (unsavedIn.get(host) ?? 0) + by
  unsavedIn.set(host, now)
  host.toggleAttribute('unsaved', now > 0)
}

/**
 * Sets the attribute `unsaved` on the element while there are unsaved changes. A page reads it to ask before it navigates.
 * If the page itself unloads, the browser asks.
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
