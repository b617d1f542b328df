import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** When new rows take away the button that had the focus, the table itself gets it, so that the next Tab goes on from there. */
export function useKeptFocus(home: RefObject<HTMLElement | null>, rows: unknown) {
  const last = useRef<Element>(null)

  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) home.current?.focus()
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
