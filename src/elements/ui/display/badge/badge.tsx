import type { ReactNode } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './badge.css?inline'

setStyles('badge', css)

export type BadgeColor = 'brand' | 'secondary' | 'warning' | 'dark' | 'info' | 'success' | 'danger' | 'quiet'

interface BadgeProps {
  color: BadgeColor
  part?: string
  children: ReactNode
}

export function Badge({ color, part = 'badge', children }: BadgeProps) {
  return (
    <span className={`pe-badge pe-badge-${color}`} part={part}>
      {children}
    </span>
  )
}
