import { ArrowDown16Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../../../core/links.ts'
import { ElementLink } from '../controls/element-link.tsx'
import { Heading } from '../display/heading.tsx'

interface FigureCardProps {
  label: string
  /** Link target of the whole card. */
  to?: LinkTarget
  value: string
  /** Undefined if there is no value to compare with. */
  change?: { direction: number; text: string } | undefined
  children?: ReactNode
}

export function FigureCard({ label, to, value, change, children }: FigureCardProps) {
  return (
    <section className="pe-card pe-figure" part="card" role="group" aria-label={label}>
      <Heading className="pe-figure-label" part="title">
        {to ? (
          <ElementLink to={to} className="pe-figure-link">
            {label}
          </ElementLink>
        ) : (
          label
        )}
      </Heading>
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
      {direction !== 0 && <Arrow role="img" aria-label={direction > 0 ? '+' : '−'} />}
      <span>{text}</span>
    </p>
  )
}
