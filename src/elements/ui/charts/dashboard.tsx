import type { ReactNode } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './dashboard.css?inline'

setStyles('dashboard', css)

/** Layout of figures with cards below. The width of the element determines the number of columns. */
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

/** Two cards of equal height, side by side if there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="pe-pair">{children}</div>
}
