import { useEffect } from 'react'
import { addUnsaved } from '../../../core/forms/unsaved.ts'
import { useHost } from '../../runtime/host.ts'

/** Number of unsaved parts of an element: forms, and steps that a submit started. */
const unsavedIn = new WeakMap<HTMLElement, number>()

function count(host: HTMLElement, by: number): void {
  const now = (unsavedIn.get(host) ?? 0) + by
  unsavedIn.set(host, now)
  host.toggleAttribute('unsaved', now > 0)
}

/**
 * Counts unsaved changes of the page, and sets the attribute `unsaved` on the element.
 * A page reads the attribute to ask before it navigates. If the page itself unloads, the browser asks.
 */
export function useUnsavedChanges(unsaved: boolean): void {
  const host = useHost()
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const takeBack = addUnsaved()
    count(host, 1)
    window.addEventListener('beforeunload', ask)
    return () => {
      takeBack()
      count(host, -1)
      window.removeEventListener('beforeunload', ask)
    }
  }, [host, unsaved])
}
