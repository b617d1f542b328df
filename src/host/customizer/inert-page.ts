import { useLayoutEffect } from 'react'

/** Keeps pointers, keys and screen readers from the page that lies beneath. Whoever closes what covers it can give it the focus at once. */
export function useInertPage(isInert: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById('panel')
    if (!page || !isInert) return undefined
    page.inert = true
    return () => {
      page.inert = false
    }
  }, [isInert])
}
