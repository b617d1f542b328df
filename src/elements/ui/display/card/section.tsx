import { useEffect, useRef, type ReactNode } from 'react'
import { Heading } from '../heading.tsx'

interface SectionProps {
  /** Accessible name, and heading unless the content has its own. */
  title: string
  hasHeading?: boolean
  /** Scrolls the section into view and focuses it. */
  arrives?: boolean
  children: ReactNode
}

export function Section({ title, hasHeading = false, arrives = false, children }: SectionProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => (arrives && section.current ? arriveAt(section.current) : undefined), [arrives])
  return (
    <section ref={section} className="pe-section" aria-label={title} tabIndex={arrives ? -1 : undefined}>
      {!hasHeading && (
        <Heading className="pe-card-title" part="title">
          {title}
        </Heading>
      )}
      {children}
    </section>
  )
}

/** Keeps the section in view while the parts above it load, until the user acts. Returns a function that stops it. */
function arriveAt(section: HTMLElement): () => void {
  const over = new AbortController()
  const scroll = () => section.scrollIntoView({ block: 'start' })
  for (const act of ['pointerdown', 'wheel', 'keydown', 'touchstart']) {
    window.addEventListener(act, () => over.abort(), { passive: true, signal: over.signal })
  }
  section.parentElement?.addEventListener('ready', scroll, { capture: true, signal: over.signal })
  section.focus({ preventScroll: true })
  scroll()
  return () => over.abort()
}
