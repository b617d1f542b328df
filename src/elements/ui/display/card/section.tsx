import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  children: ReactNode
}

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
