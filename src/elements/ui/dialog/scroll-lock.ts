import { useEffect } from 'react'

let locks = 0
let before = { overflow: '', scrollbarGutter: '' }

/** The page behind a dialog stands still, also where its scrollbar takes room. Fluent's own lock is a class that has no rule outside our roots. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement
    if (locks++ === 0) {
      const { overflow, scrollbarGutter } = style
      before = { overflow, scrollbarGutter }
      style.overflow = 'hidden'
      if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    }
    return () => {
      if (--locks === 0) Object.assign(style, before)
    }
  }, [])
}
