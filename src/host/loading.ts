import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds that the loading overlay lives at most, §9. */
export const overlayTime = 3000

/** Milliseconds before it is seen, so that a quick page does not flicker. */
const overlayDelay = 150

type Overlay = 'waiting' | 'shown' | 'gone'

/** What ends it: the screen is there, or says why not, or one begins to use what is there already. */
const ends = ['ready', 'load-error', 'focusin', 'pointerdown'] as const

/** Whether the loading overlay lies over a screen: from a moment after the screen has come until it has something to show. */
export function useOverlay(): { overlay: Overlay; place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null)
  const [overlay, setOverlay] = useState<Overlay>('waiting')

  // Before the screen can say anything.
  useLayoutEffect(() => {
    const screen = place.current
    const end = () => setOverlay('gone')
    for (const name of ends) screen?.addEventListener(name, end)
    return () => {
      for (const name of ends) screen?.removeEventListener(name, end)
    }
  }, [])

  useEffect(() => {
    const show = setTimeout(() => setOverlay((now) => (now === 'waiting' ? 'shown' : now)), overlayDelay)
    const hide = setTimeout(() => setOverlay('gone'), overlayTime)
    return () => {
      clearTimeout(show)
      clearTimeout(hide)
    }
  }, [])

  return { overlay, place }
}
