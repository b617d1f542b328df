import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface ShownRows {
  /** What was asked for. */
  query: unknown
}

/** When other rows take away the button that had the focus, or come to stand in its row, the table itself gets it, so that the next Tab goes on from there. Nothing scrolls: the table may be higher than the window. */
export function useKeptFocus(home: RefObject<HTMLElement | null>, rows: ShownRows): void {
  const last = useRef<EventTarget>(null)
  const query = useRef<unknown>(undefined)

  // The browser gives the focus back while React removes a dialog, and React hears nothing meanwhile.
  useEffect(() => {
    const over = new AbortController()
    home.current?.addEventListener('focusin', ({ target }) => (last.current = target), over)
    home.current?.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && (last.current = null), over)
    return () => over.abort()
  }, [home])

  useLayoutEffect(() => {
    const had = last.current instanceof Element ? last.current : undefined
    const isOther = query.current !== rows.query && had?.matches('tbody :focus')
    query.current = rows.query
    if (!isOther && (!had || had.isConnected)) return
    last.current = null
    if (isOther || document.activeElement === document.body) home.current?.focus({ preventScroll: true })
  }, [home, rows])
}
