import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Form of the rows by the width of their frame, as in the style sheets. */
type Rows = 'table' | 'cards' | 'lines'

const rowsOf = (width: number): Rows => (width >= 638 ? 'table' : width >= 478 ? 'cards' : 'lines')

/**
 * Returns refs for a ruler (an empty block before the frame) and a frame, the form of its rows, and true if its table is wider than
 * the frame. Only then the frame may scroll: a head inside a scroll container can't stick to the page.
 */
export function useFrameWidth() {
  const [isTooWide, setTooWide] = useState(false)
  const [form, setForm] = useState<Rows>('table')
  const ruler = useRef<HTMLDivElement>(null)
  const frame = useCallback((element: HTMLElement | null) => {
    // jsdom has no layout and no observers of it.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      // A frame that is not shown has no width.
      if (element.clientWidth === 0) return
      setTooWide(element.scrollWidth > element.clientWidth)
      setForm(rowsOf(element.clientWidth))
    }
    // Before the first paint, which the observer is not.
    measure()
    // Within the frame of the new size: an element shown by its page must not be drawn in another form first.
    const observer = new ResizeObserver(() => flushSync(measure))
    // The ruler tells the width: other rows change the height of the frame, and an observer that changes what it observes is an
    // error. The table can grow while its frame keeps its size.
    for (const observed of [ruler.current, element.querySelector('table')]) if (observed) observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return { ruler, frame, form, isTooWide }
}
