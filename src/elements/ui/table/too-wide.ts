import { useCallback, useState } from 'react'

/**
 * Whether a table has more to show than its frame is wide. Only then the frame scrolls: a head can't stick to the page
 * from within something that scrolls.
 */
export function useTooWide() {
  const [isTooWide, setTooWide] = useState(false)
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth))
    // Its table grows with what it shows.
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return { frame, isTooWide }
}
