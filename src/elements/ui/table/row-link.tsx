import type { ReactElement } from 'react'
import type { Id } from '../../../core/contract/as-read.ts'
import type { LinkTarget } from '../../../core/links.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { ElementLink } from '../link/element-link.tsx'
import css from './row-link.css?inline'

setStyles('row-link', css)

interface RowLinkProps {
  to: LinkTarget
  id: Id
  /** The word beside the icon; where the table is narrow only the icon shows, with the description as its tip. */
  label: string
  /** What of whom it shows, starting with the label. */
  description: string
  icon: ReactElement
}

/** A row's action that leads to another screen: a real link in the dress of a button. */
export function RowLink({ to, id, label, description, icon }: RowLinkProps) {
  return (
    <ElementLink to={to} id={id} className="pe-row-link" label={description}>
      {icon}
      <span className="pe-action-label">{label}</span>
    </ElementLink>
  )
}
