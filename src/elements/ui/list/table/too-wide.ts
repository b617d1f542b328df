import { useCallback, useState } from 'react'

/**
 * Returns a ref for a frame, and true if its table is wider than the frame. Only then the frame may scroll:
 * a head inside a scroll container can't stick to the page.
 */
export function useTooWide() {
  const [isTooWide, setTooWide] = useState(false)
  const frame = useCallback((element: HTMLElement | null) => {
    // jsdom has no layout and no observers of it.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth))
    // The table can grow while its frame keeps its size.
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return { frame, isTooWide }
}
