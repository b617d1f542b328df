import { useEffect } from 'react'

let locks = 0
let before = ''

/** The page behind a dialog stands still. Fluent's own lock is a class that has no rule outside our roots. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (locks++ === 0) {
      before = style.overflow
      style.overflow = 'hidden'
    }
    return () => {
      if (--locks === 0) style.overflow = before
    }
  }, [])
}
