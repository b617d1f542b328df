import type { ReactNode } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './card.css?inline'
import { Heading } from '../heading.tsx'

setStyles('card', css)

interface CardProps {
  title?: string
  /** True if the title takes the focus after the focused part was removed. */
  isFocusHome?: boolean
  actions?: ReactNode
  /** Number of levels of its heading below the element's first one. */
  below?: number
  children: ReactNode
}

/** Surface one step above the page background. Do not nest cards. It is a landmark, unless it is one of several in a section. */
export function Card({ title, isFocusHome = false, actions, below = 0, children }: CardProps) {
  return (
    <section className="pe-card" part="card" role={below ? 'group' : undefined} aria-label={title}>
      {(title ?? actions) && (
        <header className="pe-card-head" part="card-head">
          {title && (
            <Heading below={below} className="pe-card-title" part="title" data-focus-home={isFocusHome || undefined}>
              {title}
            </Heading>
          )}
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}

/** Lays cards out side by side if there is room; the first column is narrow. */
export function CardColumns({ children }: { children: ReactNode }) {
  return (
    <div className="pe-columns">
      <div className="pe-columns-inner">{children}</div>
    </div>
  )
}
