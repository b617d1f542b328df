import { useEffect, useRef, type RefObject } from 'react'

/** A dialog begins in its first field, or on its first action, which is the one that changes nothing. */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const surface = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Fluent gives the focus to the button in the corner in the same moment; this comes after, unless somebody was faster.
    const frame = requestAnimationFrame(() => {
      const first = (selector: string) => surface.current?.querySelector<HTMLElement>(selector)
      if (first('.pe-dialog-content :focus, .pe-dialog-actions :focus')) return
      const target = first('.pe-dialog-content :is(input, textarea, select)') ?? first('.pe-dialog-actions button:not([aria-disabled=true])')
      target?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return surface
}
