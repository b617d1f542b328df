import { useEffect, useRef, useState } from 'react'

/**
 * Whether a table has more to show than its frame is wide. Only then the frame scrolls: a head can't stick to the page
 * from within something that scrolls.
 */
export function useTooWide() {
  const frame = useRef<HTMLDivElement>(null)
  const [isTooWide, setTooWide] = useState(false)
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (frame.current) setTooWide(frame.current.scrollWidth > frame.current.clientWidth)
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  })
  return { frame, isTooWide }
}
