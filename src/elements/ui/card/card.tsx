import type { ReactNode } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './card.css?inline'

setStyles('card', css)

interface CardProps {
  title?: string
  /** At the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
}

/** A surface one step above the page's ground. Never in another card. */
export function Card({ title, actions, children }: CardProps) {
  return (
    <section className="pe-card" part="card" aria-label={title}>
      {(title ?? actions) && (
        <header className="pe-card-head" part="card-head">
          {title && (
            <h2 className="pe-card-title" part="title">
              {title}
            </h2>
          )}
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}

/** Cards side by side: a narrow one first, where there is room. */
export function CardColumns({ children }: { children: ReactNode }) {
  return (
    <div className="pe-columns">
      <div className="pe-columns-inner">{children}</div>
    </div>
  )
}
