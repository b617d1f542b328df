import type { ReactNode } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './dashboard.css?inline'

setStyles('dashboard', css)

/** Figures in a row, and what is told about them under it: as many side by side as the element's own width holds. */
export function Dashboard({ children }: { children: ReactNode }) {
  return (
    <div className="pe-dashboard">
      <div className="pe-stack">{children}</div>
    </div>
  )
}

export function Figures({ children }: { children: ReactNode }) {
  return <div className="pe-figures">{children}</div>
}

/** Two cards of one height, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="pe-pair">{children}</div>
}
