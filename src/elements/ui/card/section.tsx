import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  children: ReactNode
}

/** Cards under a heading that stands on the ground itself. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="pe-section" aria-label={title}>
      <h2 className="pe-card-title" part="title">
        {title}
      </h2>
      {children}
    </section>
  )
}
