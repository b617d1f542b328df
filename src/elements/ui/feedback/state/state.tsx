import type { ReactElement, ReactNode } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './state.css?inline'

setStyles('state', css)

interface StateProps {
  icon: ReactElement
  title: string
  reason?: string | undefined
  /** One action. */
  children?: ReactNode
  part: string
  role?: 'alert'
}

/** Card in place of content that is empty or can't be shown. Inside a card it has no border of its own. */
export function State({ icon, title, reason, children, ...attributes }: StateProps) {
  return (
    <div className="pe-state" {...attributes}>
      {icon}
      <p className="pe-state-title">{title}</p>
      {reason && <p>{reason}</p>}
      {children}
    </div>
  )
}
