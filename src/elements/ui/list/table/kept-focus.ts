import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface ShownRows {
  query: unknown
}

/**
 * Focuses the table if new rows remove the focused button or replace the item in its row, so that the next Tab continues there.
 * Does not scroll: the table may be higher than the window.
 */
export function useKeptFocus(home: RefObject<HTMLElement | null>, rows: ShownRows): void {
  const last = useRef<EventTarget>(null)
  const query = useRef<unknown>(undefined)

  // Native listeners: React does not see a focus that the browser restores while a dialog is removed.
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
