import { useEffect } from 'react'
import { useHost } from '../../runtime/host.ts'

/**
 * While there are unsaved changes, the element carries the attribute `unsaved`, by which a page knows to ask before it leads on;
 * where the page itself is left, the browser asks.
 */
export function useUnsavedChanges(unsaved: boolean): void {
  const host = useHost()
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    host.toggleAttribute('unsaved', true)
    window.addEventListener('beforeunload', ask)
    return () => {
      host.toggleAttribute('unsaved', false)
      window.removeEventListener('beforeunload', ask)
    }
  }, [host, unsaved])
}
