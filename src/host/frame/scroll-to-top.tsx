import { useStore } from '@nanostores/react'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { isMotionReduced } from '../../core/theme/theme.ts'
import { Icon } from '../parts/icon.tsx'
import { $frameMessages } from '../i18n/messages/frame.ts'
import { focusHeading } from '../page/focus-heading.ts'
import './scroll-to-top.css'

/** Scroll position in px from which the button is visible, §9. */
const threshold = 600

/** A focus that moves inside a shadow root is heard by its key only. */
const events = ['scroll', 'resize', 'focusin', 'focusout', 'keyup'] as const

function onMove(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed, { passive: true })
  return () => events.forEach((event) => window.removeEventListener(event, changed))
}

/** Returns true if the element is above the control that the keyboard has focused, also inside shadow roots. */
function coversFocus(element: Element): boolean {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (!focused?.matches(':focus-visible') || element.contains(focused)) return false
  const [own, other] = [element.getBoundingClientRect(), focused.getBoundingClientRect()]
  return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom
}

/** Renders the button that scrolls to the top. */
export function ScrollToTop() {
  const isFar = useSyncExternalStore(onMove, () => window.scrollY > threshold)
  return isFar && <TopButton />
}

/**
 * The button disappears at the top, so the focus moves to the heading. It fades while it would cover the focused control;
 * Tab still reaches it.
 */
function TopButton() {
  const { toTop } = useStore($frameMessages)
  const button = useRef<HTMLButtonElement>(null)
  const isFaded = useSyncExternalStore(
    onMove,
    useCallback(() => button.current !== null && coversFocus(button.current), []),
  )

  function scroll(): void {
    focusHeading()
    window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' })
  }

  return (
    <button
      type="button"
      ref={button}
      className={isFaded ? 'scroll-to-top faded' : 'scroll-to-top'}
      aria-label={toTop}
      data-pe-tip=""
      onClick={scroll}
    >
      <Icon name="arrow-up" />
    </button>
  )
}
