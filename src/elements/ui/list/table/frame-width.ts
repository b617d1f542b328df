import { useCallback, useState } from 'react'

/** Form of the rows by the width of their frame, as in the style sheets. */
type Rows = 'table' | 'cards' | 'lines'

const rowsOf = (width: number): Rows => (width >= 638 ? 'table' : width >= 478 ? 'cards' : 'lines')

/**
 * Returns a ref for a frame, the form of its rows, and true if its table is wider than the frame. Only then the frame may
 * scroll: a head inside a scroll container can't stick to the page.
 */
export function useFrameWidth() {
  const [isTooWide, setTooWide] = useState(false)
  const [form, setForm] = useState<Rows>('table')
  const frame = useCallback((element: HTMLElement | null) => {
    // jsdom has no layout and no observers of it.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      setTooWide(element.scrollWidth > element.clientWidth)
      setForm(rowsOf(element.clientWidth))
    }
    // Before the first paint, which the observer is not.
    measure()
    const observer = new ResizeObserver(measure)
    // The table can grow while its frame keeps its size.
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return { frame, form, isTooWide }
}
