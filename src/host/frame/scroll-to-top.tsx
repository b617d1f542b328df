import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import { isMotionReduced } from '../../core/theme/theme.ts'
import { Icon } from '../parts/icon.tsx'
import { $frameMessages } from '../i18n/messages/frame.ts'
import { focusHeading } from '../page/focus-heading.ts'
import './scroll-to-top.css'

/** Scroll position in px from which the button is visible, §9. */
const threshold = 600

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** Renders the button that scrolls to the top. The button disappears there, so the focus moves to the heading. */
export function ScrollToTop() {
  const { toTop } = useStore($frameMessages)
  const isFar = useSyncExternalStore(onScroll, () => window.scrollY > threshold)
  if (!isFar) return null

  function scroll(): void {
    focusHeading()
    window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' })
  }

  return (
    <button type="button" className="scroll-to-top" aria-label={toTop} title={toTop} onClick={scroll}>
      <Icon name="arrow-up" />
    </button>
  )
}
