import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Maximum lifetime of the loading overlay in milliseconds, §9. */
export const overlayTime = 3000

/** Milliseconds before the overlay is visible, so that a fast page does not flicker. */
const overlayDelay = 150

type Overlay = 'waiting' | 'shown' | 'gone'

/** Events that remove the overlay: the screen has content, shows a load error, or is already in use. */
const ends = ['ready', 'load-error', 'focusin', 'pointerdown'] as const

/**
 * Returns the state of the loading overlay and the ref for its container.
 * The overlay is visible from 150 ms after mount until the screen has content, at most until 3 s after mount.
 */
export function useOverlay(): { overlay: Overlay; place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null)
  const [overlay, setOverlay] = useState<Overlay>('waiting')

  // A layout effect: adds the listeners before the screen can fire an event.
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
