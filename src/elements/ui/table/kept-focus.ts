import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface ShownRows {
  /** What was asked for. */
  query: unknown
}

/** When other rows take away the button that had the focus, or come to stand in its row, the table itself gets it, so that the next Tab goes on from there. Nothing scrolls: the table may be higher than the window. */
export function useKeptFocus(home: RefObject<HTMLElement | null>, rows: ShownRows) {
  const last = useRef<Element>(null)
  const query = useRef<unknown>(undefined)

  useLayoutEffect(() => {
    const isOther = query.current !== rows.query && last.current?.matches('tbody :focus')
    query.current = rows.query
    if (!isOther && (!last.current || last.current.isConnected)) return
    last.current = null
    if (isOther || document.activeElement === document.body) home.current?.focus({ preventScroll: true })
  }, [home, rows])

  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null
    },
  }
}
