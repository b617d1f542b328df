import { ArrowDown16Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../../../core/links.ts'
import { ElementLink } from '../link/element-link.tsx'

interface FigureCardProps {
  label: string
  /** Where the whole card leads. */
  to?: LinkTarget
  value: string
  /** Undefined where there is nothing to compare. */
  change?: { direction: number; text: string } | undefined
  children?: ReactNode
}

/** One figure and how it has changed. */
export function FigureCard({ label, to, value, change, children }: FigureCardProps) {
  return (
    <section className="pe-card pe-figure" part="card" aria-label={label}>
      <h2 className="pe-figure-label" part="title">
        {to ? (
          <ElementLink to={to} className="pe-figure-link">
            {label}
          </ElementLink>
        ) : (
          label
        )}
      </h2>
      <p className="pe-figure-value">
        <bdi>{value}</bdi>
      </p>
      {change && <Change {...change} />}
      {children}
    </section>
  )
}

function Change({ direction, text }: { direction: number; text: string }) {
  const Arrow = direction > 0 ? ArrowUp16Regular : ArrowDown16Regular
  return (
    <p className={`pe-change ${direction === 0 ? '' : direction > 0 ? 'pe-change-up' : 'pe-change-down'}`}>
      {direction !== 0 && <Arrow aria-hidden="true" />}
      {/* Begins with a sign from left to right, and runs as the language does. */}
      <span>{text}</span>
    </p>
  )
}
